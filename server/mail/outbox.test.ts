import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { mailServer } from '#test/mail-server.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { devMailPage } from './dev-mail.ts'
import type { Relay } from '#server/jobs/relay.ts'
import { queueMail, queueNothing, startRelay } from './outbox.ts'
import { readMail } from './read-mail.ts'

const t = await openTestServer()
const link = `http://localhost:8080/web_site/activation?token=${'x'.repeat(43)}`
const subject = '請啟用你的靈貓集運帳戶，並在二十四小時之內按以下連結完成登記手續 🐱'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const done of cleanUp.splice(0)) await done()
})

const queue = (to: string) =>
  t.context.database.transaction((tx) =>
    queueMail(tx, {
      memberId: null,
      to,
      kind: 'STAFF_CHANGED',
      language: 'zh-Hant',
      write: () => ({ subject, body: `你好！\n\n${link}\n\n靈貓集運` }),
    }),
  )

const stateOf = (to: string) =>
  t.db.row(sql<{ state: string; attempts: number; body: string; pauseS: number; lastError: string | null }>`
    select state, attempts, body, extract(epoch from next_at - now())::int as "pauseS", last_error as "lastError" from mail_outbox where to_address = ${to}`)

function relay(smtpUrl: string | null = null): Relay {
  const started = startRelay({ ...t.context, environment: { ...t.context.environment, smtpUrl } }, (fault) => {
    throw fault
  })
  cleanUp.unshift(() => started.stop())
  return started
}

test('without a mail server a mail is a file within two seconds, its link raw on one line', async () => {
  relay()
  await queue('file@example.com')
  const folder = join(t.context.environment.dataDir, 'mail')
  const source = await vi.waitFor(
    async () => {
      const [name = ''] = await readdir(folder)
      return readFile(join(folder, name), 'utf8')
    },
    { timeout: 2000, interval: 50 },
  )
  const [head = ''] = source.split('\n\n')
  expect(source.split('\n')).toContain(link)
  expect(head).toMatch(/^To: file@example\.com$/m)
  expect(head).toMatch(/^Content-Transfer-Encoding: 8bit$/m)
  expect(head).toMatch(/^[\x20-\x7e\n]*$/)
  expect(head.split('\n').every((line) => line.length <= 78 || line.startsWith('Message-ID'))).toBe(true)
  const { text, html } = readMail(source)
  expect(text).toMatch(/靈貓集運\n\n你收到這封電郵/)
  expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>$/)
  const page = devMailPage([{ name: '1.eml', source }])
  expect(page).toContain(subject)
  expect(page).toContain(`<a href="${link}">`)
  await vi.waitFor(async () => expect(await stateOf('file@example.com')).toMatchObject({ state: 'sent', body: '' }))
})

test('in the development inbox a mail with markup stays text, and its HTML part is in a frame that may nothing', async () => {
  const head = 'To: a@b.c\nSubject: <script>1</script>\nContent-Type: multipart/alternative; boundary="x"\n'
  const part = (type: string) => `\n--x\nContent-Type: text/${type}; charset=utf-8\n\n<img src=x onerror="alert(1)">\n`
  const page = devMailPage([{ name: '1.eml', source: `${head}${part('plain')}${part('html')}\n--x--\n` }])
  expect(page).not.toMatch(/<script>|<img/)
  expect(page.match(/onerror=&#34;alert/g)).toHaveLength(2)
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&#60;img')
  const { headers } = await t.visitor.raw('/dev/mail')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
})

test('a mail that cannot be sent is tried again later, and set aside at last', async () => {
  const server = await mailServer()
  await server.close()
  relay(server.url)
  await queue('later@example.com')
  const first = await vi.waitFor(async () => {
    const state = await stateOf('later@example.com')
    expect(state.lastError).not.toBeNull()
    return state
  })
  expect(first).toMatchObject({ state: 'queued', attempts: 1, pauseS: 30 })
  await t.db.run(sql`update mail_outbox set attempts = 7, next_at = now() where to_address = 'later@example.com'`)
  await vi.waitFor(
    async () => expect(await stateOf('later@example.com')).toMatchObject({ state: 'failed', attempts: 8 }),
    { timeout: 3000 },
  )
})

test('a mail that waits for another attempt keeps its link; the link of one that is set aside no longer works', async () => {
  const server = await mailServer()
  await server.close()
  relay(server.url)
  await queue('aside@example.com')
  await vi.waitFor(async () => expect((await stateOf('aside@example.com')).lastError).not.toBeNull())
  expect((await stateOf('aside@example.com')).body).toContain(link)
  await t.db.run(sql`update mail_outbox set attempts = 7, next_at = now() where to_address = 'aside@example.com'`)
  await vi.waitFor(async () => expect((await stateOf('aside@example.com')).state).toBe('failed'), { timeout: 3000 })
  const { body } = await stateOf('aside@example.com')
  expect(body).not.toContain('xxxx')
  expect(body).toBe('你好！\n\nhttp://localhost:8080/web_site/activation?token=***\n\n靈貓集運')
})

test('an event that is reported twice is one mail to each address, also after the mail was sent', async () => {
  const paid = {
    memberId: null,
    kind: 'STAFF_CHANGED',
    language: 'en',
    about: 'order-1',
  } as const
  const report = (to: string, body = 'Paid') =>
    t.context.database.transaction((tx) => queueMail(tx, { ...paid, to, write: () => ({ subject: 'Paid', body }) }))
  await Promise.all([report('once@example.com'), report('once@example.com'), report('other@example.com')])
  await t.db.run(sql`update mail_outbox set state = 'sent', body = '' where to_address = 'once@example.com'`)
  await report('once@example.com', 'Paid, in other words')
  expect(await countTo('once@example.com')).toBe(1)
  expect(await countTo('other@example.com')).toBe(1)
})

test('one transaction says the same thing once; another transaction may say it again', async () => {
  const mail = {
    memberId: null,
    to: 'same@example.com',
    kind: 'STAFF_CHANGED',
    language: 'en',
    write: () => ({ subject: 'a', body: 'b' }),
  } as const
  const report = () =>
    t.context.database.transaction(async (tx) => {
      await queueMail(tx, mail)
      await queueMail(tx, mail)
      await queueMail(tx, { ...mail, write: () => ({ subject: 'a', body: 'c' }) })
    })
  await report()
  expect(await countTo('same@example.com')).toBe(2)
  await report()
  expect(await countTo('same@example.com')).toBe(4)
})

const countTo = async (to: string) =>
  (await t.db.row(sql<{ mails: number }>`select count(*)::int as mails from mail_outbox where to_address = ${to}`))
    .mails

test('nothing is never sent', async () => {
  await t.context.database.transaction(queueNothing)
  expect(await t.db.find(sql`select state from mail_outbox where kind = 'NONE'`)).toEqual({ state: 'sent' })
})
