import { expect, test } from 'vitest'
import { readAnswer } from './answers.ts'

const read = (body: string, status = 200) => readAnswer(new Response(body, { status }))

test.each([
  ['JSON', '{"access_token":"t","expires_in":7200}', { access_token: 't', expires_in: 7200 }],
  ['a call of a function', 'callback( {"client_id":"1","openid":"2"} );\n', { client_id: '1', openid: '2' }],
  ['a form', 'access_token=t&expires_in=7776000', { access_token: 't', expires_in: '7776000' }],
  ['a success that is named', '{"ret":0,"errcode":0,"nickname":"n"}', { ret: 0, errcode: 0, nickname: 'n' }],
])('%s is read', async (_form, body, answer) => {
  expect(await read(body)).toEqual(answer)
})

test.each([
  ['an error with the status of a success', '{"errcode":40029,"errmsg":"invalid code"}', 200, '40029 invalid code'],
  ['an error in a call', 'callback( {"error":100020,"error_description":"code is reused error"} );', 200, '100020'],
  ['an error of data', '{"ret":-22,"msg":"openid is invalid"}', 200, '-22 openid is invalid'],
  ['an error of OAuth', '{"error":"invalid_grant"}', 400, 'answered 400: invalid_grant'],
  ['an error that is an object', '{"error":{"code":100}}', 400, '{"code":100}'],
  ['a list', '[]', 200, 'unreadable'],
  ['a page', '<html><body class="x=1">busy</body></html>', 200, 'unreadable'],
  ['nothing', '', 200, 'unreadable'],
  ['a status of a fault', '{"access_token":"t"}', 500, 'answered 500'],
])('%s is a failure, and the reason is kept', async (_form, body, status, reason) => {
  await expect(read(body, status)).rejects.toThrow(reason)
})

test('what is said of a failure is short and printable', async () => {
  const failure = await read(JSON.stringify({ error: 'e', error_description: `\n貓${'x'.repeat(500)}` })).catch(String)
  expect(failure).toMatch(/^Error: answered 200: e \?\?x+$/)
  expect(String(failure).length).toBeLessThan(240)
})
