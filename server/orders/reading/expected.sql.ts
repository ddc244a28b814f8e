import type { UnderWay } from '#domain/expected-arrival.ts'
import { type Db, sql } from '#server/database/db.ts'

export interface OrderUnderWay extends UnderWay {
  readonly id: string
  readonly channelId: string
  readonly destinationCode: string
  readonly outboundAt: string
}

/**
 * Those of these orders that are on their way: not lost, and not waiting at a pick-up point. A line whose promise has no
 * words any more promises nothing.
 */
export const findUnderWay = (db: Db, orderIds: readonly string[]) =>
  db.rows(sql<OrderUnderWay>`
    select o.id, o.channel_id as "channelId", o.destination_code as "destinationCode", o.outbound_at as "outboundAt",
      case when c.promised_hours is not null and c.promise->>'cn' <> ''
        then jsonb_build_object('hours', c.promised_hours, 'to', c.promised_to) end as promise,
      exists (
        select from order_events e where e.order_id = o.id and e.code in ('arrived', 'customs_cleared', 'out_for_delivery')
      ) as "isInPort"
    from orders o join channels c on c.id = o.channel_id
    where o.id = any(${orderIds}::uuid[]) and o.status = 'shipped' and o.lifecycle = 'active' and o.outbound_at is not null and o.lost_at is null
      and not exists (select from order_events e where e.order_id = o.id and e.code = 'ready_for_pickup')`)
