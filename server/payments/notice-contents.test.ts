import { signatureOf, wechatNotice } from '#simulators/payments/wechat.ts'
import { openPayments } from '#test/payments.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

/* Notices that are signed and say something else than was asked for, or are signed in another way. */

const {
  t,
  simulator,
  created,
  paidSilently,
  noticeOf,
  deliver,
  notify,
  balance,
  intentOf,
  creditsOf,
  messagesOf,
  books,
} = await openPayments()

async function paidBy(method: 'alipay' | 'wechat') {
  const member = await t.member()
  const paymentNumber = await created(member, method)
  return { member, paymentNumber, trade: paidSilently(paymentNumber) }
}

describe('an Alipay notice that says otherwise', () => {
  test.each([
    ['one fen more', { total_amount: '100.01' }, 'other amount'],
    ['one fen less', { total_amount: '99.99' }, 'other amount'],
    ['an amount that is none', { total_amount: '1e2' }, 'other amount'],
    ['another currency', { trans_currency: 'HKD' }, 'other currency'],
    ['another app', { app_id: '2021000000000002' }, 'other merchant'],
    ['another seller', { seller_id: '2088000000000002' }, 'other merchant'],
    ['no trade number', { trade_no: '' }, 'no trade number'],
    ['money that went back', { refund_fee: '100.00' }, 'refunded'],
  ])('%s: no credit, recorded, flagged; a later right one still credits', async (_what, changes, result) => {
    const { member, paymentNumber } = await paidBy('alipay')
    const { status } = await notify(paymentNumber, changes)
    expect(status).toBe(result === 'refunded' ? 200 : 500)
    expect([await balance(member), await messagesOf(paymentNumber)]).toEqual([0, [result]])
    expect((await intentOf(paymentNumber)).flags).toHaveLength(1)
    await notify(paymentNumber)
    expect([await balance(member), await creditsOf(paymentNumber)]).toEqual([10_000, 1])
  })

  test.each(['WAIT_BUYER_PAY', 'TRADE_CLOSED'])('%s credits nothing', async (trade_status) => {
    const { member, paymentNumber } = await paidBy('alipay')
    expect((await notify(paymentNumber, { trade_status })).status).toBe(200)
    expect(await balance(member)).toBe(0)
  })

  test.each([{ sign_type: 'RSA' }, { sign_type: 'RSA3' }, { sign_type: '' }, { charset: 'GBK' }])(
    '%o is refused, even though the signature is right',
    async (changes) => {
      const { member, paymentNumber } = await paidBy('alipay')
      expect((await notify(paymentNumber, changes)).status).toBe(401)
      expect(await balance(member)).toBe(0)
    },
  )

  test('a field that is there twice is refused', async () => {
    const { member, paymentNumber } = await paidBy('alipay')
    const { headers, body } = noticeOf(paymentNumber)
    expect((await deliver('alipay', { headers, body: `${body}&total_amount=999.00` })).status).toBe(401)
    expect((await deliver('alipay', { headers, body: `total_amount=999.00&${body}` })).status).toBe(401)
    expect(await balance(member)).toBe(0)
  })
})

describe('a WeChat notice that says otherwise', () => {
  test.each([
    ['one fen more', { amount: { total: 10_001, currency: 'CNY' } }, 'other amount'],
    ['one fen less', { amount: { total: 9_999, currency: 'CNY' } }, 'other amount'],
    ['another currency', { amount: { total: 10_000, currency: 'HKD' } }, 'other currency'],
    ['another app', { appid: 'wx00000000000002' }, 'other merchant'],
    ['another merchant', { mchid: '1900000002' }, 'other merchant'],
    ['no trade number', { transaction_id: '' }, 'no trade number'],
    ['money that went back', { trade_state: 'REFUND' }, 'refunded'],
  ])('%s: no credit, recorded, flagged; a later right one still credits', async (_what, changes, result) => {
    const { member, paymentNumber } = await paidBy('wechat')
    const { status } = await notify(paymentNumber, changes)
    expect(status).toBe(result === 'refunded' ? 204 : 500)
    expect([await balance(member), await messagesOf(paymentNumber)]).toEqual([0, [result]])
    await notify(paymentNumber)
    expect([await balance(member), await creditsOf(paymentNumber)]).toEqual([10_000, 1])
  })

  test.each([
    ['299 s ago', -299, 204],
    ['301 s ago', -301, 401],
    ['301 s ahead', 301, 401],
  ])('signed %s', async (_what, offset, expected) => {
    const { trade } = await paidBy('wechat')
    // The clock stands still, as a busy machine may take a second to deliver.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const at = Math.floor(Date.now() / 1000) + offset
    expect((await deliver('wechat', wechatNotice(simulator, trade, {}, { at }))).status).toBe(expected)
  })

  test.each([
    ['wechatpay-timestamp', 'NaN'],
    ['wechatpay-timestamp', ''],
    ['wechatpay-serial', 'PUB_KEY_ID_0000000000'],
    ['wechatpay-serial', ''],
    ['wechatpay-nonce', 'another'],
    ['wechatpay-signature', 'WECHATPAY/SIGNTEST/aaaa'],
    ['wechatpay-signature', ''],
  ])('with %s: %s it is refused', async (name, value) => {
    const { member, paymentNumber } = await paidBy('wechat')
    const { headers, body } = noticeOf(paymentNumber)
    expect((await deliver('wechat', { headers: { ...headers, [name]: value }, body })).status).toBe(401)
    expect(await balance(member)).toBe(0)
  })

  test('rightly signed, but sealed with another key: refused', async () => {
    const { member, trade } = await paidBy('wechat')
    const stranger = {
      ...simulator,
      keys: { ...simulator.keys, wechat: { ...simulator.keys.wechat, apiKey: 'x'.repeat(32) } },
    }
    expect((await deliver('wechat', wechatNotice(stranger, trade))).status).toBe(401)
    expect(await balance(member)).toBe(0)
  })

  test('another event is acknowledged and changes nothing', async () => {
    const body = JSON.stringify({
      event_type: 'REFUND.SUCCESS',
      resource: { algorithm: 'AEAD_AES_256_GCM', ciphertext: 'AAAA', nonce: '123456789012' },
    })
    expect((await deliver('wechat', { headers: signatureOf(simulator, body), body })).status).toBe(204)
  })
})

test('after all this the books are right', async () => {
  expect(await books()).toEqual([])
})
