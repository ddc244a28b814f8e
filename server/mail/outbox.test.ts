import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { devMailPage } from './dev-mail.ts'
import { queueMail, queueNothing, type Relay, startRelay } from './outbox.ts'

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
      kind: 'TEST',
      language: 'zh-Hant',
      subject,
      body: `你好！\n\n${link}\n\n靈貓集運`,
    }),
  )

const stateOf = (to: string) =>
  t.db.row(sql<{ state: string; attempts: number; body: string; pauseS: number; lastError: string | null }>`
    select state, attempts, body, extract(epoch from next_at - now())::int as "pauseS", last_error as "lastError" from mail_outbox where to_address = ${to}`)

function relay(smtpUrl: string | null = null): Relay {
  const started = startRelay(t.context.database, { ...t.context.environment, smtpUrl }, (fault) => {
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
  const page = devMailPage([{ name: '1.eml', source }])
  expect(page).toContain(subject)
  expect(page).toContain(`<a href="${link}">`)
  await vi.waitFor(async () => expect(await stateOf('file@example.com')).toMatchObject({ state: 'sent', body: '' }))
})

test('a mail with markup stays text in the development inbox', () => {
  const source = 'To: a@b.c\nSubject: <script>1</script>\n\n<img src=x onerror=alert(1)>\n'
  const page = devMailPage([{ name: '1.eml', source }])
  expect(page).not.toMatch(/<script>|<img/)
})

test('a mail server is given the mail once, with every line whole', async () => {
  const server = await mailServer()
  relay(server.url)
  await queue('smtp@example.com')
  const mail = await vi.waitFor(() => server.mails[0] ?? Promise.reject(new Error('none yet')), { timeout: 2000 })
  const body = Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString()
  expect(body.split('\n')).toContain(link)
  expect(mail).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>\r$/im)
  await vi.waitFor(async () => expect((await stateOf('smtp@example.com')).state).toBe('sent'))
  expect(server.mails).toHaveLength(1)
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

test('two relays send each mail once', async () => {
  const server = await mailServer()
  relay(server.url)
  relay(server.url)
  await Promise.all(Array.from({ length: 40 }, (_, number) => queue(`twice${number}@example.com`)))
  await vi.waitFor(() => expect(server.mails.length).toBeGreaterThanOrEqual(40), { timeout: 5000 })
  const recipients = server.mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1])
  expect(new Set(recipients).size).toBe(server.mails.length)
})

test('nothing is never sent', async () => {
  await t.context.database.transaction(queueNothing)
  expect(await t.db.find(sql`select state from mail_outbox where kind = 'NONE'`)).toEqual({ state: 'sent' })
})

/** The part of a mail server that receiving one mail needs. */
async function mailServer() {
  const mails: string[] = []
  const server = createServer((socket) => {
    let mail: string | null = null
    socket.on('error', () => {})
    socket.setEncoding('utf8').write('220 here\r\n')
    socket.on('data', (chunk: string) => {
      if (mail === null && /^DATA/i.test(chunk)) {
        mail = ''
        socket.write('354 go on\r\n')
      } else if (mail === null) {
        socket.write(/^QUIT/i.test(chunk) ? '221 bye\r\n' : '250 yes\r\n')
      } else {
        mail += chunk
        if (!mail.endsWith('\r\n.\r\n')) return
        mails.push(mail.slice(0, -5))
        mail = null
        socket.write('250 taken\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  cleanUp.push(close)
  return { url: `smtp://127.0.0.1:${port}`, mails, close }
}
