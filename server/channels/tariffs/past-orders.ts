import type { Surcharge } from '#domain/surcharge.ts'
import type { Tariff } from '#domain/tariff.ts'
import { orderEffect, type OrderEffect, type PastOrder } from '#domain/tariff-effect.ts'
import { findSurchargesById } from '#server/channels/surcharges.sql.ts'
import type { Db } from '#server/database/db.ts'
import { nextPastOrders, type Past, type StoredPastOrder } from './past-orders.sql.ts'

/** Orders that are in memory at once. */
const batchSize = 250

export interface PricedTwice {
  readonly order: PastOrder
  readonly effect: OrderEffect
}

/** Past orders with both prices, the newest first, batch by batch; nothing is held between two batches. */
export async function* pricedTwice(
  db: Db,
  past: Past,
  rows: readonly Tariff[],
  most: number,
): AsyncGenerator<readonly PricedTwice[]> {
  const rowsOf = rowsByTrade(rows)
  const surcharges = new Map<string, Surcharge>()
  let after: string | null = null
  for (let left = most; left > 0; left -= batchSize) {
    const some: readonly StoredPastOrder[] = await nextPastOrders(db, past, after, Math.min(batchSize, left))
    await learn(db, surcharges, some)
    yield some.map(({ surchargeIds, ...stored }) => {
      const order = { ...stored, surcharges: surchargeIds.flatMap((id) => surcharges.get(id) ?? []) }
      return { order, effect: orderEffect(order, rowsOf(order)) }
    })
    after = some.at(-1)?.id ?? null
    if (after === null || some.length < batchSize) return
  }
}

/** Rows of a surcharge never change, so each is read once. */
async function learn(db: Db, known: Map<string, Surcharge>, orders: readonly StoredPastOrder[]) {
  const ids = new Set(orders.flatMap(({ surchargeIds }) => surchargeIds.filter((id) => !known.has(id))))
  if (ids.size === 0) return
  for (const row of await findSurchargesById(db, [...ids])) known.set(row.id, row)
}

/** The few rows that may price an order, out of thousands. */
function rowsByTrade(rows: readonly Tariff[]) {
  const keyOf = ({
    channelId,
    destinationCode,
    currency,
  }: Pick<Tariff, 'channelId' | 'destinationCode' | 'currency'>) => `${channelId} ${destinationCode} ${currency}`
  const byTrade = new Map<string, Tariff[]>()
  for (const row of rows) {
    const own = byTrade.get(keyOf(row))
    if (own) own.push(row)
    else byTrade.set(keyOf(row), [row])
  }
  return (order: PastOrder): readonly Tariff[] => byTrade.get(keyOf(order)) ?? []
}
