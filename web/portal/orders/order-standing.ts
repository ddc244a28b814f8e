import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { type Currency, currencies } from '#domain/money.ts'
import type { Tone } from '#web/kit/look/StatusTag.tsx'

export type OrderRow = Output<typeof orders.list>['list'][number]

type Standing = Pick<OrderRow, 'status' | 'lifecycle' | 'actions'>

const tones = {
  awaiting_payment: 'wait',
  paid: 'hand',
  awaiting_outbound: 'hand',
  shipped: 'way',
  signed: 'done',
} as const satisfies Record<OrderRow['status'], Tone>

/** The colour of an order: what needs the member's action is amber whatever its status. */
export function orderTone(order: Standing): Tone {
  if (order.lifecycle === 'cancelled') return 'bad'
  return order.actions.includes('decide') ? 'wait' : tones[order.status]
}

export interface CurrencySum {
  readonly currency: Currency
  readonly count: number
  readonly totalMinor: number
  readonly dueMinor: number
}

/** Totals of the rows shown, separately for each currency: nothing is ever converted. */
export const sumByCurrency = (
  rows: readonly Pick<OrderRow, 'currency' | 'totalMinor' | 'dueMinor'>[],
): readonly CurrencySum[] =>
  currencies
    .map((currency) => ({ currency, own: rows.filter((row) => row.currency === currency) }))
    .filter(({ own }) => own.length > 0)
    .map(({ currency, own }) => ({
      currency,
      count: own.length,
      totalMinor: own.reduce((sum, row) => sum + row.totalMinor, 0),
      dueMinor: own.reduce((sum, row) => sum + row.dueMinor, 0),
    }))
