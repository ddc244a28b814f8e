import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asStored } from '#contract/wire/language.ts'
import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test, vi } from 'vitest'
import { mailFolder } from './mail-file.ts'
import { queueMail, startRelay } from './outbox.ts'
import { readMail } from './read-mail.ts'
import { testMail } from '#server/opening/mail.ts'

const t = await openTestServer()
const folder = mailFolder(t.context.environment.dataDir)
const mailed = async (to: string) => {
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))))
  return mails.find((mail) => mail.to === to)
}

test('a mail is signed with the name that the operator gave the service, which its letterhead and its last line say too', async () => {
  await configure(t, { 'site.name': asStored({ 'zh-Hans': '周记', 'zh-Hant': '周記', en: 'Chow & Sons' }) })
  const relay = startRelay(t.context, () => {})
  await t.context.database.transaction((tx) =>
    queueMail(tx, {
      memberId: null,
      to: 'named@example.com',
      kind: 'STAFF_TEST',
      language: 'en',
      write: (language) => testMail(language, 'http://localhost/'),
    }),
  )
  const mail = await vi.waitFor(async () => (await mailed('named@example.com')) ?? expect.fail('no mail yet'), 10_000)
  await relay.stop()
  expect(mail.text).toContain('\n\nChow & Sons\n\n')
  expect(mail.html.match(/Chow &(amp|#38); Sons/g)).toHaveLength(3)
  expect(mail.text + mail.html).not.toContain('Smart Cats')
})

test('the development inbox shows the mails to one address alone', async () => {
  const page = await (await t.visitor.raw('/dev/mail?to=named%40example.com')).text()
  expect(page.match(/<article>/g)).toHaveLength(1)
  expect(await (await t.visitor.raw('/dev/mail?to=other%40example.com')).text()).toContain('None yet.')
})
