import * as z from 'zod/mini'
import { refundStates } from '#domain/payment.ts'
import { paymentState } from './codes.ts'
import {
  cappedPage,
  currency,
  id,
  int,
  largestMinor,
  minor,
  nothing,
  page,
  paymentNumber,
  text,
  time,
} from '#contract/wire/fields.ts'
import { inOrder, memberNumberIn, paging, queryBool, range } from '#contract/wire/input-fields.ts'
import { group, outward, read, write } from '#contract/wire/operation.ts'
import { approval, owner } from '#contract/wire/shapes.ts'
import { named } from '#contract/wire/wire-names.ts'

/*
 * Top-ups by Alipay and WeChat Pay. Which of the two are open says C-13 (`features`) and C-14 (`paymentMethods`): one
 * without keys answers 5006.
 */

const methods = ['ALIPAY', 'WECHAT'] as const

const payment = z.object({
  paymentNumber,
  method: z.enum([...methods, 'STORE']),
  state: paymentState,
  stateText: z.string(),
  amountMinor: minor,
  currency,
  createdAt: time,
  paidAt: z.nullable(time),
  /** Null for a store purchase, which does not expire. */
  expiresAt: z.nullable(time),
  refundedMinor: minor,
  balanceAfterMinor: z.nullable(minor),
})

/** How to pay, while the payment is pending, so that a reloaded page can still show it. */
const payable = {
  /** The text of the QR code; null for a link that only a phone opens. */
  qrContent: z.nullable(z.string()),
  /** Opens the wallet app on the phone that made the call with `phone`. */
  phoneLink: z.nullable(z.string()),
}

const openPayment = z.object({ ...payment.shape, ...payable })

const paymentNumberIn = named('paymentNo', text(1, 40))
const byNumber = z.object({ paymentNumber: paymentNumberIn })

/** An amount or currency out of range has a code of its own (5005, 5009), so the handler checks it. */
const typed = z.object({
  amountMinor: z.int({ error: 'field_integer' }),
  currency: z._default(text(1, 8), 'CNY'),
  /** The wallet app is on the device that asks: it gets a link instead of a code to scan. */
  phone: z._default(z.boolean(), false),
})

const code = z.object({
  paymentNumber,
  state: paymentState,
  amountMinor: minor,
  currency,
  ...payable,
  /** An SVG as a data URL; null where there is nothing to scan. */
  qrImage: z.nullable(z.string()),
  expiresAt: time,
})

const noticeOf = { who: 'anyone', limit: 'none', transport: 'notice', input: nothing, output: nothing } as const

export const payments = group('payments', {
  createAlipayQr: outward('/api/Alipay/ScanPay', {
    id: 'C-66',
    creates: true,
    who: 'member',
    input: typed,
    output: code,
  }),
  createWechatQr: outward('/api/Wechatpay/ScanPay', {
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
    output: openPayment,
  }),
  listMine: read('/api/vjiyunfinance/get_topup_list', {
    id: 'E-15',
    who: 'member',
    input: z.object({ state: z.optional(paymentState), ...paging }),
    output: page(payment),
  }),
  /** Only where payments are simulated, and never in production (1003). The credit follows by notice or C-68. */
  simulate: outward('/api/PayCallBack/SimulatePay', {
    id: 'E-16',
    who: 'member',
    input: z.object({
      paymentNumber: paymentNumberIn,
      result: z.enum(['success', 'fail'], { error: 'field_choice' }),
    }),
    output: openPayment,
  }),
  close: outward('/api/PayCallBack/ClosePay', { id: 'E-17', who: 'member', input: byNumber, output: openPayment }),
  /** Answers `success` and nothing else; 401 for a bad signature, 500 for a right one with wrong data. */
  alipayNotice: write('/api/PayCallBack/AlipayNotify', { id: 'E-10', ...noticeOf }),
  /** Answers 204; 401 and 500 as above. */
  wechatNotice: write('/api/PayCallBack/WechatNotify', { id: 'E-11', ...noticeOf }),
})

/** Why finance should look: paid after it was given up; a notice or answer that does not match; money back elsewhere. */
export const paymentFlags = ['late', 'mismatch', 'refunded_elsewhere'] as const
export type PaymentFlag = (typeof paymentFlags)[number]

const refund = z.object({
  id,
  refundNumber: z.string(),
  /** Of a refund made in the merchant platform and booked here: the provider’s number. */
  providerNumber: z.nullable(z.string()),
  amountMinor: minor,
  reason: z.string(),
  state: z.enum(refundStates),
  requestedBy: z.string(),
  requestedAt: time,
  endedAt: z.nullable(time),
})

const staffPayment = z.object({
  ...payment.shape,
  ...owner.shape,
  method: z.enum(methods),
  providerTradeNumber: z.nullable(z.string()),
  flags: z.array(z.enum(paymentFlags)),
  /** When and by whom the flags were settled, and with which note; null: they wait. */
  flagsSettledAt: z.nullable(time),
  flagsSettledBy: z.nullable(z.string()),
  flagsNote: z.string(),
  /** What refunds under way have taken from the balance. */
  refundingMinor: minor,
  refundableMinor: minor,
})

const staffPaymentFull = z.object({
  ...staffPayment.shape,
  refunds: z.array(refund),
  /** The open request for a refund that waits for a second person. */
  approvalId: z.nullable(id),
  /** What the provider said, each outcome once. */
  messages: z.array(
    z.object({
      source: z.enum(['create', 'notice', 'query', 'close', 'refund']),
      result: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
      at: time,
    }),
  ),
})

export const staffPayments = group('staffPayments', {
  search: read('/api/admin/payments', {
    id: 'B-FI-08',
    who: ['F', 'S', 'A'],
    showsPeople: true,
    input: z
      .object({
        method: z.optional(z.enum(methods, { error: 'field_choice' })),
        state: z.optional(paymentState),
        memberNumber: z.optional(memberNumberIn),
        /** The whole number. */
        paymentNumber: z.optional(named('paymentNo', text(0, 40))),
        /** Only those with a flag that nobody has settled. */
        flagged: z.optional(queryBool),
        ...range,
        ...paging,
      })
      .check(inOrder),
    output: cappedPage(staffPayment),
  }),
  get: read('/api/admin/payments/{paymentNo}', {
    id: 'B-FI-08',
    who: ['F', 'S', 'A'],
    showsPeople: true,
    input: byNumber,
    output: staffPaymentFull,
  }),
  sync: outward('/api/admin/payments/{paymentNo}/sync', {
    id: 'B-FI-09',
    who: ['F', 'A'],
    input: byNumber,
    output: staffPaymentFull,
  }),
  settleFlags: write('/api/admin/payments/{paymentNo}/flags', {
    id: 'B-FI-26',
    who: ['F', 'A'],
    input: z.object({ paymentNumber: paymentNumberIn, note: text(1, 200) }),
    output: staffPaymentFull,
  }),
  refund: outward('/api/admin/payments/{paymentNo}/refund', {
    id: 'B-FI-10',
    creates: true,
    who: ['F', 'A'],
    input: z.object({ paymentNumber: paymentNumberIn, amountMinor: int(1, largestMinor), reason: text(1, 80) }),
    output: z.object({ payment: z.optional(staffPaymentFull), approval }),
  }),
})
