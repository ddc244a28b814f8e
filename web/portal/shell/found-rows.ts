import { auditStatusText, orderStatusText, parcelStatusText, rechargeStatusText } from '#contract/codes.ts'
import type { finding } from '#contract/finding.ts'
import type { Output } from '#contract/wire/operation.ts'
import { paths } from '#web/paths.ts'
import type { Tone } from '#web/kit/look/StatusTag.tsx'
import { formatDay, formatMoney } from '#web/kit/text/format.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import type { text } from './find.text.ts'

type Found = Output<typeof finding.byNumber>
type Row<Kind extends keyof Found> = Found[Kind]['list'][number]
type Words = ReturnType<typeof useText<typeof text>>

export interface FoundRow {
  readonly key: string
  readonly number: string
  readonly tone: Tone
  readonly status: string
  readonly more: string
  readonly to: string
}

export interface FoundKind {
  readonly kind: keyof Found
  readonly rows: readonly FoundRow[]
  /** The list that shows all that match; null when all are here. */
  readonly all: { readonly name: string; readonly to: string } | null
}

/** What was found, by kind, without the kinds of which nothing was found. */
export function foundKinds(
  { parcels, orders, transfers, bills }: Found,
  number: string,
  t: Words,
): readonly FoundKind[] {
  const kinds: readonly FoundKind[] = [
    {
      kind: 'parcels',
      rows: parcels.list.map((parcel) => parcelRow(parcel, t)),
      all: parcels.hasMore ? { name: t.allParcels, to: paths.parcelsWith(number) } : null,
    },
    {
      kind: 'orders',
      rows: orders.list.map((order) => orderRow(order, t)),
      all: orders.hasMore ? { name: t.allOrders, to: paths.ordersWith(number) } : null,
    },
    {
      kind: 'transfers',
      rows: transfers.list.map((transfer) => transferRow(transfer, t)),
      all: transfers.hasMore ? { name: t.allTransfers, to: paths.transferOf(number) } : null,
    },
    {
      kind: 'bills',
      rows: bills.list.map((bill) => billRow(bill, t)),
      all: bills.hasMore ? { name: t.allBills, to: paths.billsOf(number) } : null,
    },
  ]
  return kinds.filter(({ rows }) => rows.length > 0)
}

/**
 * Where Enter leads at once: the one thing with exactly this number, or the only thing that was found, such as by four
 * digits. An order and its bill have the same number and count as one.
 */
export function onlyHit(found: Found): string | null {
  const exact = exactOf(found)
  if (exact.length > 0) return exact.length === 1 ? (exact[0] ?? null) : null
  const { parcels, orders, transfers, bills } = found
  const numbers = new Set(orders.list.map(({ orderNumber }) => orderNumber))
  const all = [
    ...parcels.list.map(({ parcelId }) => paths.parcelDetails(parcelId)),
    ...orders.list.map(({ id }) => paths.orderDetails(id)),
    ...transfers.list.map(({ transferNumber }) => paths.transferOf(transferNumber)),
    ...bills.list
      .filter(({ orderNumber }) => !numbers.has(orderNumber))
      .map(({ orderNumber }) => paths.billsOf(orderNumber)),
  ]
  const hasMore = [parcels, orders, transfers, bills].some((kind) => kind.hasMore)
  return all.length === 1 && !hasMore ? (all[0] ?? null) : null
}

function exactOf({ parcels, orders, transfers }: Found): readonly string[] {
  return [
    ...parcels.list.filter(({ isExact }) => isExact).map(({ parcelId }) => paths.parcelDetails(parcelId)),
    ...orders.list.filter(({ isExact }) => isExact).map(({ id }) => paths.orderDetails(id)),
    ...transfers.list.filter(({ isExact }) => isExact).map(({ transferNumber }) => paths.transferOf(transferNumber)),
  ]
}

const parcelTones = { forecast: 'wait', in_stock: 'hand', packing: 'hand', shipped: 'way' } as const

const parcelRow = (
  { parcelId, trackingNumber, nickname, status, signed, warehouseName }: Row<'parcels'>,
  t: Words,
): FoundRow => ({
  key: parcelId,
  number: trackingNumber,
  tone: signed ? 'done' : parcelTones[status],
  status: signed ? orderStatusText.signed[t.language] : parcelStatusText[status][t.language],
  more: [nickname, warehouseName].filter(Boolean).join(' · '),
  to: paths.parcelDetails(parcelId),
})

const orderTones = {
  awaiting_payment: 'wait',
  paid: 'hand',
  awaiting_outbound: 'hand',
  shipped: 'way',
  signed: 'done',
} as const

function orderRow(order: Row<'orders'>, t: Words): FoundRow {
  const { id, orderNumber, logisticsNumber, status, isCancelled, dueMinor, currency } = order
  const isDue = dueMinor > 0
  return {
    key: id,
    number: orderNumber,
    tone: isCancelled ? 'bad' : isDue ? 'wait' : orderTones[status],
    status: isCancelled
      ? t.cancelled
      : isDue
        ? t.fill('due', { amount: formatMoney(dueMinor, currency) })
        : orderStatusText[status][t.language],
    more: logisticsNumber ? t.fill('carrier', { number: logisticsNumber }) : '',
    to: paths.orderDetails(id),
  }
}

const auditTones = { pending: 'wait', approved: 'done', rejected: 'bad' } as const

function transferRow(transfer: Row<'transfers'>, t: Words): FoundRow {
  const { id, transferNumber, amountMinor, currency, auditStatus, rechargeStatus, submittedAt } = transfer
  // Once it was approved, what matters is whether the money is there.
  const status = auditStatus === 'approved' ? rechargeStatusText[rechargeStatus] : auditStatusText[auditStatus]
  return {
    key: id,
    number: transferNumber,
    tone: auditTones[auditStatus],
    status: status[t.language],
    more: `${formatMoney(amountMinor, currency)} · ${formatDay(submittedAt, t.language)}`,
    to: paths.transferOf(transferNumber),
  }
}

const billRow = (bill: Row<'bills'>, t: Words): FoundRow => ({
  key: bill.id,
  number: t.fill('billOf', { number: bill.orderNumber }),
  tone: 'done',
  status: formatMoney(bill.payableTotalMinor, bill.currency),
  more: formatDay(bill.consolidatedAt, t.language),
  to: paths.billsOf(bill.orderNumber),
})
