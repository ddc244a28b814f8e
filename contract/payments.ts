import * as z from 'zod/mini'
import { paymentState } from './codes.ts'
import { currency, minor, page, paging, paymentNumber, text, time } from '#contract/wire/fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { named } from '#contract/wire/wire-names.ts'

/* Top-ups by Alipay and WeChat Pay. */

const payment = z.object({
  paymentNumber,
  method: z.enum(['ALIPAY', 'WECHAT', 'STORE']),
  state: paymentState,
  stateText: z.string(),
  amountMinor: minor,
  currency,
  paidAt: z.nullable(time),
  balanceAfterMinor: z.nullable(minor),
})

const byNumber = z.object({ paymentNumber: named('paymentNo', text(1, 40)) })

/** An amount or currency out of range has a code of its own (5005, 5009), so the handler checks it. */
const typed = z.object({ amountMinor: z.int({ error: 'field_integer' }), currency: z._default(text(1, 8), 'CNY') })

const code = z.object({
  paymentNumber,
  state: paymentState,
  amountMinor: minor,
  currency,
  qrContent: z.string(),
  qrImage: z.string(),
  expiresAt: time,
})

export const payments = group('payments', {
  createAlipayQr: write('/api/Alipay/ScanPay', {
    id: 'C-66',
    creates: true,
    who: 'member',
    input: typed,
    output: code,
  }),
  createWechatQr: write('/api/Wechatpay/ScanPay', {
    id: 'C-67',
    creates: true,
    who: 'member',
    input: typed,
    output: code,
  }),
  refresh: read('/api/PayCallBack/RefreshPayTrack', {
    id: 'C-68',
    who: 'member',
    input: byNumber,
    output: payment,
  }),
  listMine: read('/api/vjiyunfinance/get_topup_list', {
    id: 'E-15',
    who: 'member',
    input: z.object({ state: z.optional(paymentState), ...paging }),
    output: page(payment),
  }),
  close: write('/api/PayCallBack/ClosePay', { id: 'E-17', who: 'member', input: byNumber, output: payment }),
})
