import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { type MailServer, mailServer } from '#test/mail-server.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { queueMail, startRelay } from './outbox.ts'
import { readMail } from './read-mail.ts'

/* The outbox and a mail server, also one that behaves badly. */

const t = await openTestServer()
const link = `http://localhost:8080/web_site/activation?token=${'x'.repeat(43)}`

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const done of cleanUp.splice(0)) await done()
  await t.db.run(sql`delete from mail_outbox`)
})

async function openServer(relays = 1): Promise<MailServer> {
  const server = await mailServer()
  for (let number = 0; number < relays; number += 1) {
    const relay = startRelay(
      { ...t.context, environment: { ...t.context.environment, smtpUrl: server.url } },
      (fault) => {
        throw fault
      },
    )
    cleanUp.push(() => relay.stop())
  }
  cleanUp.push(() => server.close())
  return server
}

const queue = (to: string) =>
  t.context.database.transaction((tx) =>
    queueMail(tx, {
      memberId: null,
      to,
      kind: 'STAFF_CHANGED',
      language: 'en',
      write: () => ({ subject: to, body: `Hi!\n\n${link}\n\nSmart Cats` }),
    }),
  )

const stateOf = (to: string) =>
  t.db.row(sql<{ state: string; attempts: number; lastError: string | null; pauseS: number }>`
    select state, attempts, last_error as "lastError", extract(epoch from next_at - now())::int as "pauseS"
    from mail_outbox where to_address = ${to}`)

const isSent = (to: string) => vi.waitFor(async () => expect((await stateOf(to)).state).toBe('sent'), { timeout: 5000 })

const isPutOff = (to: string) =>
  vi.waitFor(async () => expect((await stateOf(to)).lastError).not.toBeNull(), { timeout: 5000 })

const isDueAgain = () => t.db.run(sql`update mail_outbox set next_at = now() where state = 'queued'`)

test('a mail server is given both parts once, with every line whole', async () => {
  const server = await openServer()
  await queue('smtp@example.com')
  await isSent('smtp@example.com')
  expect(server.mails).toHaveLength(1)
  const [mail = ''] = server.mails
  const { to, subject, text, html } = readMail(mail)
  expect([to, subject]).toEqual(['smtp@example.com', 'smtp@example.com'])
  expect(text.split('\n')).toContain(link)
  expect(html).toContain(`<a href="${link}"`)
  expect(mail).toMatch(/^Content-Type: multipart\/alternative;/m)
  expect(mail).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>\r$/im)
})

test('the next mail goes through the same connection', async () => {
  const server = await openServer()
  for (const to of ['first@example.com', 'second@example.com', 'third@example.com']) {
    await queue(to)
    await isSent(to)
  }
  expect([server.mails.length, server.connections()]).toEqual([3, 1])
})

test.each(['refuse', 'drop'] as const)(
  'where the server does %s, a mail waits for the outbox and then arrives once',
  async (manner) => {
    const server = await openServer()
    server.be(manner)
    await queue(`${manner}@example.com`)
    await isPutOff(`${manner}@example.com`)
    const { state, attempts, pauseS } = await stateOf(`${manner}@example.com`)
    expect([state, attempts, server.given()]).toEqual(['queued', 1, 1])
    expect(pauseS).toBeGreaterThan(25)
    expect(server.mails).toEqual([])
    server.be('take')
    await isDueAgain()
    await isSent(`${manner}@example.com`)
    expect([server.mails.length, server.given()]).toEqual([1, 2])
  },
)

test('a server that closes every connection is left alone until the outbox tries again', async () => {
  const server = await openServer()
  server.be('turnAway')
  await queue('away@example.com')
  await isPutOff('away@example.com')
  expect([(await stateOf('away@example.com')).attempts, server.connections()]).toEqual([1, 1])
  server.be('take')
  await isDueAgain()
  await isSent('away@example.com')
  expect([server.mails.length, server.connections()]).toEqual([1, 2])
})

test('a mail that the server took before it closed the connection is not sent again, and the next one still arrives', async () => {
  const server = await openServer()
  server.be('takeAndClose')
  await queue('closed@example.com')
  await isSent('closed@example.com')
  await queue('next@example.com')
  await isSent('next@example.com')
  expect(server.mails.map((mail) => readMail(mail).to)).toEqual(['closed@example.com', 'next@example.com'])
  expect(server.connections()).toBe(2)
})

test('a slow mail does not hold up the others, and the relay waits for it before it ends', async () => {
  const server = await openServer()
  server.be('hold')
  await queue('slow@example.com')
  await vi.waitFor(() => expect(server.given()).toBe(1), { timeout: 5000 })
  server.be('take')
  await queue('quick@example.com')
  await isSent('quick@example.com')
  expect((await stateOf('slow@example.com')).state).toBe('queued')
  const stopped = cleanUp.shift()?.()
  server.release()
  await stopped
  expect((await stateOf('slow@example.com')).state).toBe('sent')
  expect(server.mails).toHaveLength(2)
})

test('two relays send each mail once', async () => {
  const server = await openServer(2)
  const addresses = Array.from({ length: 40 }, (_, number) => `twice${number}@example.com`)
  await Promise.all(addresses.map(queue))
  for (const to of addresses) await isSent(to)
  expect(server.mails.map((mail) => readMail(mail).to).sort()).toEqual(addresses.sort())
})
