import { createPrivateKey, createPublicKey } from 'node:crypto'
import * as vectors from '#test/payment-vectors.ts'
import { describe, expect, test } from 'vitest'
import { alipay } from './alipay.ts'
import { isSigned, isSignedNotice, rawObject, signed } from './alipay-signature.ts'
import { decimalOf, minorOf } from './provider.ts'
import { wechat } from './wechat.ts'
import { authorization, isSignedByWechat } from './wechat-signature.ts'

/* Both protocols against messages that we did not make; `test/payment-vectors.ts` says where each is from. */

const privateKey = createPrivateKey(vectors.madeKey)
const publicKey = createPublicKey(vectors.madePublicKey)
const fromBase64 = (der: string) => createPublicKey({ key: Buffer.from(der, 'base64'), format: 'der', type: 'spki' })

const alipaySettings = {
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  privateKey,
  publicKeys: [publicKey],
  gateway: 'https://nowhere.example',
}
const wechatSettings = {
  appId: 'wx00000000000001',
  merchantId: '1900000001',
  privateKey,
  certificateSerial: 'AB0123',
  apiKey: Buffer.from('0123456789abcdef0123456789ABCDEF'),
  publicKeys: new Map([['PUB_KEY_ID_0000000001', publicKey]]),
  gateway: 'https://nowhere.example',
}
const nowMs = 1_795_269_909_000

describe('Alipay', () => {
  test('a real notice of Alipay is recognised, and no field of it may differ', () => {
    const { fields } = vectors.alipayNotice
    const keys = [fromBase64(vectors.alipayNotice.publicKey)]
    expect(isSignedNotice(fields, keys)).toBe(true)
    for (const name of Object.keys(fields) as (keyof typeof fields)[])
      if (name !== 'sign')
        expect([name, isSignedNotice({ ...fields, [name]: `${fields[name]}1` }, keys)]).toEqual([name, false])
    expect(isSignedNotice(fields, [publicKey])).toBe(false)
  })

  test('a real answer of the gateway is recognised by the text of its object, and not after it was written again', () => {
    const { text, name } = vectors.alipayAnswer
    const keys = [fromBase64(vectors.alipayAnswer.publicKey)]
    const { sign } = JSON.parse(text) as { sign: string }
    const raw = rawObject(text, name) ?? ''
    expect(isSigned(raw, sign, keys)).toBe(true)
    expect(isSigned(JSON.stringify(JSON.parse(raw), null, 1), sign, keys)).toBe(false)
  })

  test('our request has the signature that openssl makes of the same text', () => {
    const request = {
      app_id: '2021000000000001',
      method: 'alipay.trade.precreate',
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: '2026-11-21 14:05:09',
      version: '1.0',
      notify_url: 'https://cats.example/notify',
      biz_content: '{"out_trade_no":"PY261121123456","total_amount":"100.00","subject":"灵猫集运 余额充值"}',
    }
    expect(signed(request, privateKey)['sign']).toBe(vectors.opensslSigned.alipay)
  })

  test('a form that Python signed and encoded is read: signs, spaces and an empty field included', () => {
    const raw = { body: Buffer.from(vectors.pythonSigned.alipayForm), header: () => undefined, nowMs }
    expect(alipay(alipaySettings).readNotice(raw)).toEqual({
      paymentNumber: 'PY261121123456',
      found: {
        kind: 'paid',
        amountMinor: 10_000,
        currency: 'CNY',
        tradeNumber: '2026112122001400000000000001',
        isOurs: true,
      },
    })
  })

  test.each([
    ['{"a_response":{"x":"}\\"{"},"sign":"s"}', '{"x":"}\\"{"}'],
    ['{"a_response" :{}}', null],
    ['{"a_response": {"sign":{"y":1}} ,"sign":"s"}', '{"sign":{"y":1}}'],
    ['{"a_response":[{}]}', null],
    ['{"a_response":{"x":', null],
    ['', null],
  ])('the object in %s is %s', (text, expected) => {
    expect(rawObject(text, 'a_response')).toBe(expected)
  })
})

describe('WeChat Pay', () => {
  const { certificate, serial, timestamp, nonce, signature, body } = vectors.wechatpayGo
  const keys = new Map([[serial, createPublicKey(certificate)]])
  const headers: Readonly<Record<string, string>> = {
    'wechatpay-serial': serial,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
  }
  const verified = (changes: Readonly<Record<string, string>> = {}, text = body, at = 1_624_523_846_000) =>
    isSignedByWechat(keys, (name) => ({ ...headers, ...changes })[name], text, at)

  test('the notice that Tencent published with its own library is recognised, and nothing of it may differ', () => {
    expect(verified()).toBe(true)
    expect(verified({}, `${body} `)).toBe(false)
    expect(verified({ 'wechatpay-nonce': `${nonce}1` })).toBe(false)
    expect(verified({ 'wechatpay-timestamp': '1624523847' })).toBe(false)
    expect(verified({ 'wechatpay-serial': 'D7CE59D1F522D702' })).toBe(false)
  })

  test('five minutes off in either direction it is too old or too new', () => {
    for (const [offset, expected] of [
      [300, true],
      [301, false],
      [-300, true],
      [-301, false],
    ] as const)
      expect([offset, verified({}, body, 1_624_523_846_000 + offset * 1000)]).toEqual([offset, expected])
  })

  test('our request has the signature that openssl makes of the same lines', () => {
    const header = authorization(
      wechatSettings,
      {
        method: 'POST',
        path: '/v3/pay/transactions/native',
        body: '{"appid":"wx00000000000001","amount":{"total":10000,"currency":"CNY"}}',
        nowMs,
      },
      '593BEC0C930BF1AFEB40B4A08C8FB242',
    )
    expect(header).toBe(
      `WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="593BEC0C930BF1AFEB40B4A08C8FB242",signature="${vectors.opensslSigned.wechat}",timestamp="1795269909",serial_no="AB0123"`,
    )
  })

  test('a notice that Python signed and sealed is opened: the whole amount counts, not what a voucher left to pay', () => {
    const given: Readonly<Record<string, string>> = {
      'wechatpay-serial': 'PUB_KEY_ID_0000000001',
      'wechatpay-timestamp': '1795269909',
      'wechatpay-nonce': '5K8264ILTKCH16CQ2502SI8ZNMTM67VS',
      'wechatpay-signature': vectors.pythonSigned.wechatSignature,
    }
    const raw = { body: Buffer.from(vectors.pythonSigned.wechatBody), header: (name: string) => given[name], nowMs }
    expect(wechat(wechatSettings).readNotice(raw)).toEqual({
      paymentNumber: 'PY261121123456',
      found: {
        kind: 'paid',
        amountMinor: 10_000,
        currency: 'CNY',
        tradeNumber: '4200000000000000000000000001',
        isOurs: true,
      },
    })
  })
})

test.each([
  ['0.01', 1],
  ['100', 10_000],
  ['100.1', 10_010],
  ['50000.00', 5_000_000],
  ['1e2', null],
  ['-1.00', null],
  ['1.001', null],
  ['', null],
  [' 1', null],
  [100, null],
  [undefined, null],
])('%s is %s fen', (text, expected) => {
  expect(minorOf(text)).toBe(expected)
})

test('an amount is written as it is read', () => {
  for (const minor of [1, 10, 99, 100, 12_345, 5_000_000]) expect(minorOf(decimalOf(minor))).toBe(minor)
})
