import { connect } from 'node:net'
import { site } from '#contract/content.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* Even malformed requests get the envelope, and the headers that keep a browser safe. */

const t = await openTestServer({ rateLimits: true })
const { hostname, port, host } = new URL(t.url)

/** The whole answer to these bytes. */
const say = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(answer))
    socket.write(text)
  })

const ends = 'connection: close\r\n\r\n'

test.each([
  ['a path that cannot be read', `GET /%zz HTTP/1.1\r\nhost: ${host}\r\n${ends}`, 404],
  ['half a letter', `GET /api/files/%ff HTTP/1.1\r\nhost: ${host}\r\n${ends}`, 404],
  ['the same by another method', `POST /%zz HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\n${ends}`, 404],
  ['an endless id', `GET /api/files/${'x'.repeat(9000)} HTTP/1.1\r\nhost: ${host}\r\n${ends}`, 200],
  ['a whole address', `GET http://${host}/%zz HTTP/1.1\r\nhost: ${host}\r\n${ends}`, 404],
  ['two hosts', `GET /api/health HTTP/1.1\r\nhost: ${host}\r\nhost: evil.test\r\n${ends}`, 400],
  ['the same host twice', `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nhOST: ${host}\r\n${ends}`, 400],
  ['no host', `GET /api/health HTTP/1.1\r\n${ends}`, 400],
  ['something else expected', `GET /api/health HTTP/1.1\r\nhost: ${host}\r\nexpect: tea\r\n${ends}`, 200],
  ['headers without an end', `GET / HTTP/1.1\r\nhost: ${host}\r\nx: ${'x'.repeat(20_000)}\r\n${ends}`, 431],
  ['no request at all', 'what is this\r\n\r\n', 400],
  ['two lengths', `POST / HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 1\r\ncontent-length: 2\r\n${ends}`, 400],
])('%s', async (_what, request, status) => {
  const answer = await say(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'])
    expect([name, answer.toLowerCase().includes(`\r\n${name}: `)]).toEqual([name, true])
  expect(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))).toMatchObject({
    code: expect.any(Number),
    requestId: expect.any(String),
  })
})

test('HTTP 1.0 names no host', async () => {
  expect(await say(`GET /api/health HTTP/1.0\r\n${ends}`)).toMatch(/^HTTP\/1.1 200 /)
})

// Proves E-14
test('monitoring may ask whether the server is alive as often as it likes', async () => {
  for (let asked = 0; asked < 320; asked++) expect((await t.visitor.ask(site.health, {})).http).toBe(200)
})
