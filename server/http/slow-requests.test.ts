import { connect } from 'node:net'
import { files } from '#contract/files.ts'
import { auth } from '#contract/members.ts'
import { parcels } from '#contract/parcels.ts'
import { openTestServer } from '#test/harness.ts'
import { forecastOf, freshNumber } from '#test/parcels.ts'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#server/database/db.ts'

/* A client that sends its request byte by byte is cut off after a while, and nobody has to wait for it meanwhile. */

const requestSeconds = 1
/** How often Node checks for late requests. */
const looksEverySeconds = 1
const t = await openTestServer({ requestSeconds })
const member = await t.member()
const { hostname, port } = new URL(t.url)

/** Everything that was answered before the connection ended, and when it ended. */
type Trickle = Promise<{ readonly answer: string; readonly afterMs: number }>

/** Sends the beginning at once, then one byte ten times a second (or nothing) until the connection is closed. */
function trickle(beginning: string, more = '1'): Trickle {
  const socket = connect(Number(port), hostname)
  const startMs = performance.now()
  const drip = setInterval(() => socket.write(more), 100)
  onTestFinished(() => {
    clearInterval(drip)
    socket.destroy()
  })
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  // Errors of writing after the end do not matter.
  socket.on('error', () => {})
  socket.write(beginning)
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(drip)
      resolve({ answer, afterMs: performance.now() - startMs })
    })
  })
}

const head = (path: string, headers: Readonly<Record<string, string>>) =>
  `POST ${path} HTTP/1.1\r\n${Object.entries({ host: hostname, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

const json = { 'content-type': 'application/json', 'content-length': '60000' }
const endless = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900000' }
const beginsPicture = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const { token } = member

const is408 = /^HTTP\/1\.1 408 /
// Twice the allowed time plus one check interval, for a busy machine.
const longestMs = 2 * (requestSeconds + looksEverySeconds) * 1000

const slowly: readonly (readonly [string, string, RegExp])[] = [
  ['a body without a session', head(auth.login.path, json), is408],
  ['a body of a member', head(parcels.forecastOne.path, { ...json, token }), is408],
  ['a body that says no length', `${head(parcels.forecastOne.path, { ...endless, token })}ffff\r\n`, is408],
  ['a picture', `${head(files.upload.path, { ...form, token })}${beginsPicture}`, is408],
  ['a line of headers', 'GET /api/health HTTP/1.1\r\nx: ', is408],
  ['a body behind a refusal', head('/api/nothing', json), /^HTTP\/1\.1 404 /],
]

test('whatever comes byte by byte is answered and cut off after the time that a request may take', async () => {
  await Promise.all(
    slowly.map(async ([what, beginning, status]) => {
      const { answer, afterMs } = await trickle(beginning)
      expect([what, answer]).toEqual([what, expect.stringMatching(status)])
      expect([what, afterMs < longestMs]).toEqual([what, true])
    }),
  )
})

test('a connection on which nothing is said ends as soon', async () => {
  expect((await trickle('', '')).afterMs).toBeLessThan(longestMs)
})

test('more slow bodies than there are connections hold none of them, and nobody waits', async () => {
  const slow = Array.from({ length: 30 }, () => trickle(head(parcels.forecastOne.path, { ...json, token })))
  const other = await t.member()
  let ended = false
  const all = Promise.all(slow).then((answers) => {
    ended = true
    return answers
  })
  let written = 0
  while (!ended) {
    await other.call(parcels.forecastOne, forecastOf(freshNumber()))
    written += 1
    expect(await t.db.run(inTransaction)).toBe(0)
  }
  expect(written).toBeGreaterThan(10)
  for (const { answer } of await all) expect(answer).toMatch(is408)
})

const inTransaction = sql`
  select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
