import {
  auditStatusText,
  couponStateText,
  paymentMethodText,
  paymentStateText,
  referralStateText,
} from '#contract/codes.ts'
import { ledgerEventText } from '#contract/ledger-events.text.ts'
import { sql } from '#server/database/db.ts'
import { amount, flag, localized, minor, text, time, whole, word } from './cells.ts'
import type { Tables } from './table.ts'
import { few, newest, numbered } from './walks.sql.ts'

export const moneyTables = {
  'bills.csv': {
    from: sql`bills r`,
    where: [sql`r.state = 'live'`],
    walk: newest(sql`r.consolidated_at`),
    columns: [
      ['orderNumber', text, sql`r.order_number`],
      ['time', time, sql`r.consolidated_at`],
      ['customer', text, sql`r.customer_name`],
      ['currency', text, sql`r.currency`],
      ['total', minor, sql`r.payable_total_minor`],
      ['collected', flag, sql`r.collected`],
    ],
  },
  // Each entry as its member reads it: its direction, and the balance before and after.
  'money.csv': {
    from: sql`ledger_entries r`,
    walk: numbered,
    columns: [
      ['time', time, sql`r.at`],
      ['event', word(ledgerEventText), sql`r.event`],
      ['amount', amount, sql`case when r.to_seq is null then -r.amount else r.amount end`],
      ['currency', text, sql`r.unit`],
      ['balanceBefore', amount, sql`coalesce(r.to_before, r.from_before)`],
      ['balanceAfter', amount, sql`coalesce(r.to_after, r.from_after)`],
      ['reference', text, sql`r.reference_number`],
      ['remark', localized, sql`r.remark`],
    ],
  },
  'bank-transfers.csv': {
    from: sql`bank_transfers r`,
    where: [sql`r.deleted_at is null`],
    walk: newest(sql`r.submitted_at`),
    columns: [
      ['number', text, sql`r.transfer_number`],
      ['time', time, sql`r.submitted_at`],
      ['amount', minor, sql`r.amount_minor`],
      ['currency', text, sql`r.currency`],
      ['bankRef', text, sql`r.bank_ref`],
      ['payerTail', text, sql`r.payer_tail`],
      ['remark', text, sql`r.remark`],
      ['status', word(auditStatusText), sql`r.audit_status`],
      ['creditedAt', time, sql`r.credited_at`],
    ],
  },
  'online-payments.csv': {
    from: sql`payment_intents r`,
    walk: newest(sql`r.created_at`),
    columns: [
      ['number', text, sql`r.payment_number`],
      ['time', time, sql`r.created_at`],
      ['kind', word(paymentMethodText), sql`r.method`],
      ['amount', minor, sql`r.amount_minor`],
      ['currency', text, sql`r.currency`],
      ['status', word(paymentStateText), sql`r.state`],
      ['paidAt', time, sql`r.paid_at`],
      ['refunded', minor, sql`r.refunded_minor`],
      ['reference', text, sql`r.provider_trade_number`],
    ],
  },
  'store-top-ups.csv': {
    from: sql`store_topups r`,
    walk: newest(sql`r.credited_at`),
    columns: [
      ['storeOrderNumber', text, sql`r.store_order_number`],
      ['time', time, sql`r.credited_at`],
      ['quantity', whole, sql`r.quantity`],
      ['amount', minor, sql`r.amount_minor`],
    ],
  },
  'coupons.csv': {
    from: sql`coupons r left join orders o on o.id = r.order_id`,
    walk: few,
    columns: [
      ['title', localized, sql`r.terms->'title'`],
      ['status', word(couponStateText), sql`r.state`],
      ['validFrom', time, sql`r.valid_from`],
      ['validTo', time, sql`r.valid_to`],
      ['usedAt', time, sql`r.used_at`],
      ['orderNumber', text, sql`o.order_number`],
    ],
  },
  // Who the friends are is their own personal data.
  'referrals.csv': {
    from: sql`referrals r`,
    member: sql`r.inviter_id`,
    walk: newest(sql`r.created_at`),
    columns: [
      ['time', time, sql`r.created_at`],
      ['status', word(referralStateText), sql`r.state`],
      ['reward', whole, sql`r.coins`],
    ],
  },
} satisfies Tables
