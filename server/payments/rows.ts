import { paymentStateText } from '#contract/codes.ts'
import type { payments, staffPayments } from '#contract/payments.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { paymentCan, type PaymentMethod, refundableMinor } from '#domain/payment.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import type { Db } from '#server/database/db.ts'
import type { AsStaff, Call } from '#server/context.ts'
import { memberCardsById } from '#server/members/members.ts'
import type { Intent } from './sql.ts'

const methodOnWire = { alipay: 'ALIPAY', wechat: 'WECHAT' } as const satisfies Record<PaymentMethod, string>

/** A row of E-15, and the part of C-68 and B-FI-08 that is the same. */
export const paymentRow = (intent: Intent, language: Language) => ({
  paymentNumber: intent.paymentNumber,
  method: methodOnWire[intent.method],
  state: intent.state,
  stateText: inUse(paymentStateText[intent.state])[language],
  amountMinor: intent.amountMinor,
  currency: intent.currency,
  createdAt: intent.createdAt,
  paidAt: intent.paidAt,
  expiresAt: intent.expiresAt,
  refundedMinor: intent.refundedMinor,
  balanceAfterMinor: intent.balanceAfterMinor,
})

/** C-68: with what can still be paid with. */
export const openPayment = (intent: Intent, { language }: Call): Output<typeof payments.refresh> => ({
  ...paymentRow(intent, language),
  ...payableOf(intent),
})

export function payableOf(intent: Intent) {
  const isOpen = paymentCan.pay(intent) && intent.sinceExpiryS < 0
  return { qrContent: isOpen ? intent.qrContent : null, phoneLink: isOpen ? intent.phoneLink : null }
}

type StaffRow = Output<typeof staffPayments.search>['list'][number]

export async function staffRows(call: Call & AsStaff, db: Db, intents: readonly Intent[]): Promise<StaffRow[]> {
  const cards = await memberCardsById(db, [...new Set(intents.map(({ memberId }) => memberId))])
  return intents.map((intent) => {
    const card = cards.get(intent.memberId)
    return {
      ...paymentRow(intent, call.language),
      memberId: intent.memberId,
      memberNumber: card?.memberNumber ?? '',
      memberName: card?.memberName ?? '',
      providerTradeNumber: intent.providerTradeNumber,
      flags: [...intent.flags],
      flagsSettledAt: intent.flagsSettledAt,
      flagsSettledBy: intent.flagsSettledBy,
      flagsNote: intent.flagsNote,
      refundingMinor: intent.refundingMinor,
      refundableMinor: refundableMinor(intent),
    }
  })
}
