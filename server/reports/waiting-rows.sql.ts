import { agesHours, type WorkQueue } from '#domain/waiting.ts'
import { nothing, type Query, sql } from '#server/database/db.ts'
import type { Stay } from '#server/storage/storage.ts'

/** The warehouses whose work is meant; null: all. */
export type Scope = readonly string[] | null

/** What the rows of every queue have, so that they can be put below each other. */
export const columns = ({
  queue,
  id,
  since,
  lateAt = sql`${since} + make_interval(hours => ${agesHours.late}::int)`,
  details,
}: {
  readonly queue: WorkQueue
  readonly id: Query<unknown>
  readonly since: Query<unknown>
  readonly lateAt?: Query<unknown>
  readonly details?: Partial<Details>
}) => {
  const { number, call, amountMinor, currency, parcelCount, warehouseId, staffId, orderId, cartonId } = {
    ...noDetails,
    ...details,
  }
  return sql`
    ${queue}::text as queue, ${id} as target_id, ${since} as waits_since, ${lateAt} as late_at, ${number} as number, ${call} as call,
    ${amountMinor} as amount_minor, ${currency} as currency, ${parcelCount} as parcel_count, ${warehouseId} as warehouse_id,
    ${staffId} as staff_id, ${orderId} as order_id, ${cartonId} as carton_id`
}

interface Details {
  readonly number: Query<unknown>
  readonly call: Query<unknown>
  readonly amountMinor: Query<unknown>
  readonly currency: Query<unknown>
  readonly parcelCount: Query<unknown>
  readonly warehouseId: Query<unknown>
  readonly staffId: Query<unknown>
  readonly orderId: Query<unknown>
  readonly cartonId: Query<unknown>
}
export const noDetails: Details = {
  number: sql`null::text`,
  call: sql`null::text`,
  amountMinor: sql`null::bigint`,
  currency: sql`null::text`,
  parcelCount: sql`null::int`,
  warehouseId: sql`null::uuid`,
  staffId: sql`null::uuid`,
  orderId: sql`null::uuid`,
  cartonId: sql`null::uuid`,
}

/** Who asks, and how long a parcel may stay. */
export interface Terms {
  readonly staffId: string
  readonly stay: Stay
}

/** The rows of a queue that wait longest, for a person in these warehouses. */
export type Oldest = (scope: Scope, limit: number, terms: Terms) => Query<unknown>

export const within = (warehouse: Query<unknown>, scope: Scope) =>
  scope === null ? nothing : sql`and ${warehouse} = any(${scope}::uuid[])`
