import type { orders } from '#contract/orders.ts'
import type { Output } from '#contract/wire/operation.ts'
import { businessTime } from '#server/database/business-time.ts'
import { arrivalAfter } from '#domain/expected-arrival.ts'
import type { Context } from '#server/context.ts'
import type { Database, Db } from '#server/database/db.ts'
import { findUnderWay, type OrderUnderWay } from './expected.sql.ts'
import { findUsualDays, type UsualDays } from './usual-days.sql.ts'

type ExpectedArrival = NonNullable<Output<typeof orders.get>['expectedArrival']>

/** When orders on their way arrive, by order id; those of which nothing is known are left out. */
export async function expectedArrivals(
  { database }: Pick<Context, 'database'>,
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ExpectedArrival>> {
  if (orderIds.length === 0) return new Map()
  const underWay = await findUnderWay(db, orderIds)
  if (underWay.length === 0) return new Map()
  const usual = await usualDays(database)
  return new Map(
    underWay.flatMap((order) => {
      const isOfLine = (days: UsualDays) =>
        days.channelId === order.channelId && days.destinationCode === order.destinationCode
      const expected = expectedArrival(order, usual.find(isOfLine))
      return expected ? [[order.id, expected] as const] : []
    }),
  )
}

function expectedArrival(order: OrderUnderWay, usual: UsualDays | undefined): ExpectedArrival | null {
  const after = arrivalAfter(order, usual)
  if (!after) return null
  const { kind, to, fromMs, byMs } = after
  const leftMs = Date.parse(order.outboundAt)
  const from = fromMs === null ? null : businessTime(leftMs + fromMs)
  return { kind, to, from, by: businessTime(leftMs + byMs), isOver: leftMs + byMs < Date.now() }
}

/** They are measured over 90 days, so an hour changes nothing; measuring reads every order of that time. */
const keptForMs = 3_600_000

interface Kept {
  readonly days: Promise<readonly UsualDays[]>
  readonly until: number
}
const kept = new WeakMap<Database, Kept>()

/** Measured on a connection of its own, once for all who ask meanwhile. */
function usualDays(database: Database): Promise<readonly UsualDays[]> {
  const known = kept.get(database)
  if (known && known.until > performance.now()) return known.days
  const days = findUsualDays(database)
  kept.set(database, { days, until: performance.now() + keptForMs })
  // What failed is not kept.
  days.catch(() => kept.delete(database))
  return days
}

/** The next reader measures again. */
export const forgetUsualDays = ({ database }: Pick<Context, 'database'>): boolean => kept.delete(database)
