import { currencyText } from '#contract/currency.text.ts'
import { formatMoney, formatWhen } from '#contract/format.ts'
import { methodName } from '#contract/payment-method-name.ts'
import type { payments } from '#contract/payments.ts'
import type { Output } from '#contract/wire/operation.ts'
import { type Say, textIn } from '#domain/text-in.ts'
import { factsOf, type Paper, type PaperTable } from './paper.ts'
import { receipt, type ReceiptAbout } from './receipt.ts'
import { topUpReceiptText } from './top-up-receipt.text.ts'

type Payment = Output<typeof payments.refresh>

/** How much was added to the balance, and how. */
export function topUpReceipt(payment: Payment, about: ReceiptAbout): Paper {
  const { language } = about
  const t = textIn(topUpReceiptText, language)
  const { paymentNumber, stateText, currency, createdAt, paidAt, balanceAfterMinor } = payment
  const facts = factsOf(t.payment, [
    [t.number, paymentNumber],
    [t.method, methodName(payment, language)],
    [t.state, stateText],
    [t.currency, currencyText[currency][language]],
    [t.createdAt, formatWhen(createdAt, language)],
    [t.paidAt, paidAt && formatWhen(paidAt, language)],
    [t.balanceAfter, balanceAfterMinor === null ? null : formatMoney(balanceAfterMinor, currency)],
  ])
  return receipt(about, { title: t.title, notInvoice: t.notInvoice, blocks: [facts, amounts(payment, t)] })
}

/** What was credited, what went back, and what is left of it. */
function amounts(payment: Payment, t: Say<typeof topUpReceiptText>): PaperTable {
  const { amountMinor, refundedMinor, currency } = payment
  const row = (key: string, label: string, minor: number) => ({
    key,
    label,
    why: null,
    cells: [formatMoney(minor, currency)],
  })
  const refunded = t.fill('refunded', { method: methodName(payment, t.language) })
  return {
    kind: 'table',
    title: null,
    columns: [t.line, t.amount],
    rows: [
      row('credited', t.credited, amountMinor),
      ...(refundedMinor > 0 ? [row('refunded', refunded, -refundedMinor)] : []),
    ],
    sums: [[t.kept, formatMoney(amountMinor - refundedMinor, currency)]],
  }
}
