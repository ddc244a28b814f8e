import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://smart-cats@localhost/smart-cats',
  PUBLIC_URL: 'https://www.example.com',
  SMTP_URL: 'none',
  SECRET_KEY: '0f1e2d3c4b5a69788796a5b4c3d2e1f00123456789',
}
const keys = { SIGN_IN_QQ_ID: '101', SIGN_IN_QQ_SECRET: 'of-qq' }

test('without keys no third party is known, in production or not; with both keys, that one is', () => {
  expect(readEnvironment({}).thirdParties).toEqual({})
  expect(readEnvironment(production).thirdParties).toEqual({})
  const qq = { id: '101', secret: 'of-qq', endpoints: {} }
  expect(readEnvironment({ ...production, ...keys }).thirdParties).toEqual({ qq })
})

test('one key without the other stops the start, and says which', () => {
  for (const name of ['SIGN_IN_QQ_ID', 'SIGN_IN_QQ_SECRET'])
    expect(() => readEnvironment({ ...keys, [name]: '' })).toThrow('SIGN_IN_QQ_ID and SIGN_IN_QQ_SECRET')
})

test('other addresses are named, and only https in production', () => {
  const at = (address: string) => ({ ...keys, SIGN_IN_QQ_ENDPOINTS: JSON.stringify({ token: address }) })
  expect(readEnvironment(at('http://localhost:8090/qq/token')).thirdParties.qq?.endpoints).toEqual({
    token: 'http://localhost:8090/qq/token',
  })
  expect(() => readEnvironment({ ...production, ...at('http://localhost:8090/qq/token') })).toThrow(
    'must start with https',
  )
  expect(() => readEnvironment({ ...production, ...at('https://graph.qq.com/token') })).not.toThrow()
})

test.each(['not json', '[]', '{"tokn":"https://graph.qq.com"}', '{"token":"ftp://graph.qq.com"}', '{"token":1}'])(
  '%s is no table of addresses',
  (given) => {
    expect(() => readEnvironment({ ...keys, SIGN_IN_QQ_ENDPOINTS: given })).toThrow('SIGN_IN_QQ_ENDPOINTS')
  },
)
