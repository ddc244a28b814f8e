import { siteNameText } from '#contract/codes.ts'
import { myData } from '#contract/my-data.ts'
import { noticeChoices, notices as noticeCalls } from '#contract/notices.ts'
import { profiles } from '#contract/profile.ts'
import { authenticator, passkeys } from '#contract/sign-in-factors.ts'
import { asStored } from '#contract/wire/language.ts'
import { type Language, languages } from '#domain/language.ts'
import { eventOf } from '#domain/member-event.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { startNoticeRelay } from '#server/notices/notices.ts'
import { configure } from '#test/config.ts'
import { everyMail } from '#test/every-mail.ts'
import { openTestServer } from '#test/harness.ts'
import { receivingServer } from '#test/receiving-server.ts'
import { unzipped } from '#test/unzip.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { noticeSettings } from './notice-settings.ts'

/* An operator gave the service another name: nothing that a member is told or keeps says the one that ships. */

const own = { 'zh-Hans': '周记转运', 'zh-Hant': '周記轉運', en: 'Chow & Sons' } as const
const names = asStored(own)
const shipped = new RegExp(languages.map((language) => siteNameText[language]).join('|'), 'i')
const without = (said: string) => {
  expect(said.length).toBeGreaterThan(0)
  expect(said).not.toMatch(shipped)
}

const gateway = await receivingServer()
const sms = noticeSettings(
  { SMS_GATEWAY_URL: `${gateway.origin}/sms`, SMS_GATEWAY_SECRET: 'a secret of this test' },
  false,
)
if ('wrong' in sms) throw new Error(sms.wrong)
const t = await openTestServer({ rateLimits: false, notices: sms })
beforeAll(() => configure(t, { 'site.name': names }))
afterAll(() => gateway.close())

test('every notice, in every language, and those that were stored before the name was changed', async () => {
  const member = await t.member()
  const told = everyMail.filter(({ kind, language }) => language === 'en' && eventOf(kind) !== null)
  expect(told.length).toBeGreaterThan(20)
  for (const { name, kind } of told) {
    const write = (language: Language) =>
      everyMail.find((mail) => mail.name === name && mail.language === language) ?? expect.fail(name)
    await t.context.database.transaction((tx) =>
      queueMail(tx, { memberId: member.id, to: member.email, kind, language: 'en', write, about: name }),
    )
  }
  for (const language of languages) {
    const { list, total } = await member.call(noticeCalls.list, { pageSize: 100 }, { language })
    expect(total).toBe(told.length)
    without(list.map(({ title, text }) => `${title}\n${text}`).join('\n'))
    expect(list.map(({ title }) => title).join()).toContain(own[language])
  }
})

test('text messages', async () => {
  const relay = startNoticeRelay(t.context, (fault) => {
    throw fault
  })
  for (const language of languages) {
    const member = await t.member({ language })
    await member.call(profiles.updateProfile, { phone: { region: 'HK', number: '51234567' } })
    await member.call(noticeChoices.set, { group: 'orders', channel: 'sms', isOn: true })
    const write = (reader: Language) => ({ subject: `${siteNameText[reader]} 1`, body: 'x.' })
    await t.context.database.transaction((tx) =>
      queueMail(tx, { memberId: member.id, to: member.email, kind: 'SUPPLEMENT_DUE', language, write }),
    )
  }
  await vi.waitFor(() => expect(gateway.received).toHaveLength(3), { timeout: 10_000 })
  await relay?.stop()
  const said = gateway.received.map(({ body }) => JSON.parse(String(body)) as { text: string })
  expect(said.map(({ text }) => text).toSorted()).toEqual(
    languages.map((language) => `${own[language]}: ${own[language]} 1`).toSorted(),
  )
})

test('what the devices of members show beside codes and passkeys', async () => {
  for (const language of languages) {
    const member = await t.member()
    const { uri } = await member.call(authenticator.draw, {}, { language })
    expect(new URL(uri).searchParams.get('issuer')).toBe(own[language])
    const { rp } = await member.call(passkeys.startAdding, {}, { language })
    expect(rp.name).toBe(own[language])
  }
})

test('the archive of a member’s own data', async () => {
  const member = await t.member()
  for (const code of ['cn', 'en', 'sh']) {
    const response = await member.raw(myData.archive.path, { headers: { lang: code } })
    without(response.headers.get('content-disposition') ?? '')
    for (const [name, bytes] of unzipped(Buffer.from(await response.arrayBuffer()))) {
      if (name.endsWith('.csv') || name === 'readme.txt') without(bytes.toString())
    }
  }
})
