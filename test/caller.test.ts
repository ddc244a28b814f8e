import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signedIn } from '#contract/signed-in.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { afterAll, expect, test } from 'vitest'
import { callerAt } from './caller.ts'

/* Callers in tests check every answer, including those that the test is not about. */

let answer = { code: 0, msg: '' }
const server = createServer((_request, response) =>
  response.end(JSON.stringify({ ...answer, data: null, requestId: '1' })),
)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const { port } = server.address() as AddressInfo
const ask = (code: number, msg: string) => {
  answer = { code, msg }
  return callerAt(`http://127.0.0.1:${port}`, null).ask(signedIn.home, {})
}

// Proves R-551
test('a code that stands in no catalogue, or comes without a word, ends whichever test meets it', async () => {
  const { code, text } = refusals.validation
  expect((await ask(code, text.en)).code).toBe(code)
  await expect(ask(4999, 'No')).rejects.toThrow('stands in no catalogue')
  await expect(ask(code, ' ')).rejects.toThrow('without a word')
})
