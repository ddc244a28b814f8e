import { currencyText } from '#contract/currency.text.ts'
import { formatCount, formatMoney, formatWhen } from '#contract/format.ts'
import { capital } from '#domain/capital.ts'
import { orderMoney } from '#domain/order-money.ts'
import type { OrderReceiptWords, ReceiptOrder } from './order-receipt.ts'
import type { PaperTable } from './paper.ts'

type MoneyStep = ReceiptOrder['money'][number]

/** Every payment and refund in order of time, with when and how, and what they come to. */
export function orderPayments(order: ReceiptOrder, t: OrderReceiptWords, coinName: string): PaperTable {
  const { currency, dueMinor } = order
  const { paidMinor, refundedMinor, keptMinor, compensatedMinor } = orderMoney(order.money)
  const balance = t.fill('byBalance', { currency: currencyText[currency][t.language] })
  const money = (minor: number) => formatMoney(minor, currency)
  const back = [
    [t.refunded, money(-refundedMinor)],
    [t.kept, money(keptMinor)],
  ] as const
  return {
    kind: 'table',
    title: t.payments,
    columns: [t.what, t.time, t.how, t.amount],
    rows: [...order.money].reverse().map((step) => ({
      key: step.id,
      label: step.event,
      why: step.remark && step.remark !== step.event ? step.remark : null,
      cells: [
        formatWhen(step.time, t.language),
        step.amountMinor === null ? capital(coinName) : balance,
        figureOf(step),
      ],
    })),
    sums: [
      [t.paid, money(paidMinor)],
      ...(refundedMinor > 0 ? back : []),
      ...(compensatedMinor > 0 ? [[t.compensated, money(-compensatedMinor)] as const] : []),
      ...(dueMinor > 0 ? [[t.due, money(dueMinor)] as const] : []),
    ],
  }

  /** The statement shows what was spent as negative; a receipt shows a payment as what was paid. */
  function figureOf({ amountMinor, coins }: MoneyStep): string {
    if (amountMinor !== null) return money(-amountMinor)
    const moved = -(coins ?? 0)
    return `${moved < 0 ? '−' : ''}${t.fill('coins', { count: formatCount(Math.abs(moved)) })}`
  }
}
