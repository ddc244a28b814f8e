import { payments } from '#contract/payments.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { createQr, noPayments } from './unavailable.ts'

export const routes: readonly Route[] = bind(payments, {
  createAlipayQr: createQr,
  createWechatQr: createQr,
  refresh: noPayments,
  listMine: noPayments,
  close: noPayments,
})
