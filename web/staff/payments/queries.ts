import { staffPayments } from '#contract/payments.ts'
import { reports } from '#contract/reports.ts'
import { approvals } from '#contract/topups.ts'
import type { Output } from '#contract/wire/operation.ts'

/** A payment as its page shows it. */
export type StaffPayment = Output<typeof staffPayments.get>
export type PaymentRow = Output<typeof staffPayments.search>['list'][number]

/** What any deed about a payment changes. */
export const paymentReads = [staffPayments.search, staffPayments.get, approvals.list, reports.dashboard] as const
