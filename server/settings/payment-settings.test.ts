import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeKeys, settingsFor } from '#simulators/payments/keys.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const keys = makeKeys()
const all = settingsFor(keys, 'http://localhost:9')
const { PAYMENTS_MODE: _mode, PAYMENTS_SIMULATOR: _simulator, ...real } = all
const live = {
  ...real,
  ALIPAY_GATEWAY: 'https://openapi.alipay.com/gateway.do',
  WECHAT_PAY_GATEWAY: 'https://api.mch.weixin.qq.com',
}
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/cats',
  PUBLIC_URL: 'https://cats.example',
  SECRET_KEY: '3f8a1c9e7b2d4056a1b2c3d4e5f60718',
  SMTP_URL: 'none',
}
const folder = mkdtempSync(join(tmpdir(), 'smart-cats-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('without keys neither method is available and nothing is simulated, in production and elsewhere', () => {
  for (const environment of [{}, production])
    expect(readEnvironment(environment).payments).toEqual({ alipay: null, wechat: null, simulator: null })
})

test('with all of its settings a method is available, whether or not the other one is', () => {
  const { payments } = readEnvironment({ ...production, ...live })
  expect([payments.alipay?.sellerId, payments.wechat?.merchantId]).toEqual(['2088000000000001', '1900000001'])
  const one = Object.fromEntries(Object.entries(live).filter(([name]) => name.startsWith('ALIPAY')))
  expect(readEnvironment({ ...production, ...one }).payments).toMatchObject({ wechat: null, simulator: null })
})

describe('half a method is refused at start, and what is missing is named', () => {
  const needed = Object.keys(live).filter((name) => !name.endsWith('GATEWAY'))
  test.each(needed)('%s', (name) => {
    expect(() => readEnvironment({ ...live, [name]: '' })).toThrow(name)
  })
})

test.each([
  ['ALIPAY_APP_ID', '12'],
  ['ALIPAY_SELLER_ID', 'me'],
  ['ALIPAY_PRIVATE_KEY', 'not a key'],
  ['ALIPAY_PUBLIC_KEY', '/nowhere/key.pem'],
  [
    'ALIPAY_PUBLIC_KEY',
    generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).publicKey,
  ],
  [
    'ALIPAY_PUBLIC_KEY',
    generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).publicKey,
  ],
  ['WECHAT_PAY_APP_ID', '2021'],
  ['WECHAT_PAY_MERCHANT_ID', 'shop'],
  ['WECHAT_PAY_CERTIFICATE_SERIAL', 'x'],
  ['WECHAT_PAY_API_V3_KEY', 'too short'],
  ['WECHAT_PAY_PUBLIC_KEYS', keys.wechat.provider.publicKey],
  ['WECHAT_PAY_GATEWAY', 'ftp://pay'],
  ['PAYMENTS_MODE', 'maybe'],
])('a wrong %s is named, and its value is not repeated', (name, value) => {
  const read = () => readEnvironment({ ...live, [name]: value })
  expect(read).toThrow(name)
  expect(read).not.toThrow(value)
})

test('keys come as PEM, as PEM in one line, as bare base64, or as the path of a file; a certificate holds one too', () => {
  const pem = keys.alipay.provider.publicKey
  const path = join(folder, 'public.pem')
  writeFileSync(path, pem)
  const read = (value: string) =>
    readEnvironment({ ...live, ALIPAY_PUBLIC_KEY: value }).payments.alipay?.publicKeys.map((key) =>
      key.export({ type: 'spki', format: 'pem' }),
    )
  for (const form of [pem, pem.replaceAll('\n', '\\n'), pem.replaceAll(/-----[^-]+-----|\s/g, ''), path])
    expect(read(form)).toEqual([pem])
  expect(read(`${path},${path}`)).toEqual([pem, pem])
})

test('a private key comes in either of the two forms that Alipay’s tool writes', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  for (const type of ['pkcs1', 'pkcs8'] as const) {
    const bare = privateKey.export({ type, format: 'der' }).toString('base64')
    expect(readEnvironment({ ...live, ALIPAY_PRIVATE_KEY: bare }).payments.alipay?.privateKey.equals(privateKey)).toBe(
      true,
    )
  }
})

test('while WeChat Pay changes its key, both are known by their serials', () => {
  const { payments } = readEnvironment({
    ...live,
    WECHAT_PAY_PUBLIC_KEYS: `PUB_KEY_ID_0123456789=${keys.wechat.provider.publicKey},5157F09EFDC096DE15EBE81A47057A7232F1B8E1=${keys.alipay.provider.publicKey}`,
  })
  expect([...(payments.wechat?.publicKeys.keys() ?? [])]).toEqual([
    'PUB_KEY_ID_0123456789',
    '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  ])
})

test('production refuses to simulate, and to send signed questions unencrypted', () => {
  expect(() => readEnvironment({ ...production, ...all })).toThrow('PAYMENTS_MODE=simulated is for trials only')
  expect(() => readEnvironment({ ...production, ...real })).toThrow('ALIPAY_GATEWAY starts with http')
  expect(() => readEnvironment({ PAYMENTS_MODE: 'simulated' })).toThrow('PAYMENTS_SIMULATOR')
  expect(readEnvironment(all).payments.simulator).toBe('http://localhost:9')
})
