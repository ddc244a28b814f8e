import { type Db, sql } from '#server/database/db.ts'

/** How many whole days most orders of a line took from leaving our warehouse until they were signed for. */
export interface UsualDays {
  channelId: string
  destinationCode: string
  /** The median. */
  fromDays: number
  /** Four of five orders took no longer. */
  toDays: number
}

const leastOrders = 30

/**
 * Measured from the orders signed for in the last 90 days; lines with too few of them are left out. The index on the
 * order time bounds the search: hardly an order takes more than half a year.
 */
export const findUsualDays = (db: Db): Promise<readonly UsualDays[]> =>
  db.rows(sql<UsualDays>`
    with taken as (
      select channel_id, destination_code, greatest(1, ceil(extract(epoch from signed_at - outbound_at) / 86400)) as days
      from orders
      where status = 'signed' and lifecycle = 'active'
        and ordered_at > now() - interval '180 days' and signed_at > now() - interval '90 days')
    select channel_id as "channelId", destination_code as "destinationCode",
      percentile_disc(0.5) within group (order by days)::int as "fromDays",
      percentile_disc(0.8) within group (order by days)::int as "toDays"
    from taken
    group by channel_id, destination_code
    having count(*) >= ${leastOrders}
    order by channel_id, destination_code`)
