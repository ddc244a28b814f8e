import { staffCoupons } from '#contract/coupons.ts'
import type { Output } from '#contract/wire/operation.ts'
import { staffOrderActions } from '#contract/order-actions.ts'
import { staffPayments } from '#contract/payments.ts'
import { staffStatements } from '#contract/statements.ts'
import { type approvals, staffBankTransfers, staffCoins, staffStoreTopUps } from '#contract/topups.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import type { text } from './approvals.text.ts'

export type Approval = Output<typeof approvals.list>['list'][number]
type Say = ReturnType<typeof useText<typeof text>>

const words = {
  [staffBankTransfers.reverse.name]: 'reverseTransfer',
  [staffStoreTopUps.credit.name]: 'creditStore',
  [staffCoins.adjust.name]: 'giveCoins',
  [staffCoupons.issue.name]: 'issueCoupons',
  [staffPayments.refund.name]: 'refundPayment',
  [staffStatements.bookRefund.name]: 'bookRefund',
  [staffStatements.close.name]: 'closeDifference',
  [staffOrderActions.cancel.name]: 'cancelOrder',
  [staffOrderActions.adjustFee.name]: 'adjustFee',
  [staffOrderActions.compensateDelay.name]: 'compensateDelay',
  [staffOrderActions.compensateLoss.name]: 'compensateLoss',
} as const satisfies Readonly<Record<string, keyof typeof text>>

export function whatOf({ call }: Pick<Approval, 'call'>, t: Say): string {
  const word = words[call]
  return word ? t[word] : call
}

/** Added to a label that every request repeats. */
export const whoseOf = (row: Approval) => `${row.memberNumber ?? '—'}, ${amountOf(row)}`

export const isAboutTransfer = ({ call }: Approval) => call === staffBankTransfers.reverse.name

const ofDifferences: readonly string[] = [staffStatements.bookRefund.name, staffStatements.close.name]
export const isAboutDifference = ({ call }: Approval) => ofDifferences.includes(call)

const ofOrders: readonly string[] = Object.values(staffOrderActions).map(({ name }) => name)
export const isAboutOrder = ({ call }: Approval) => ofOrders.includes(call)

export const amountOf = ({ amountMinor, currency }: Approval) =>
  amountMinor === null || currency === null ? '—' : formatMoney(amountMinor, currency)
