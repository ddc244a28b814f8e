import { type Db, type Query, sql, type Tx } from '#server/database/db.ts'
import type { Gathering } from '#domain/standing-rule.ts'
import { ruleColumns, type StoredRule } from './sql.ts'

export interface Gathered extends StoredRule, Gathering {
  /** The first hundred that are ready, which is what an order can hold. */
  readonly parcelIds: string[]
}

/**
 * What a rule may send without asking: weighed, free to leave, and with nothing that its member should look at first.
 */
const ready = sql`p.status = 'in_stock' and p.actual_weight_g is not null and p.abnormal_code is null`

/** Part of a watched purchase of which some parcels have not even been forecast: it is incomplete. */
const isPartOfMore = sql`exists (
  select from purchases b where b.id = p.purchase_id and b.watched and b.expected_parcels > (
    select count(*) from parcels s where s.purchase_id = b.id and s.deleted_at is null and s.closed_reason is null))`

/**
 * Active rules that have nothing planned, by id, each with the parcels gathered for it. Parcels of an earlier run are
 * left to their member: of one that was stopped, or whose order was deleted again.
 */
export const findGatherings = (db: Db, after: string | null, atATime: number) =>
  db.rows(sql<Gathered>`
    select ${ruleColumns}, coalesce(g.parcel_ids, '{}') as "parcelIds", g.ready, g.awaited, g.held_back as "heldBack",
      coalesce(g.waited_days, 0) as "waitedDays"
    from (
      select * from standing_rules r
      where r.active and exists (select from members m where m.id = r.member_id and m.state = 'active') and r.deleted_at is null and (${after}::uuid is null or r.id > ${after}::uuid)
        and not exists (select from rule_runs n where n.rule_id = r.id and n.state = 'planned')
      order by r.id limit ${atATime}
    ) r cross join lateral (
      select (array_agg(p.id order by p.inbound_at, p.id) filter (where ${ready}))[1:100] as parcel_ids,
        (count(*) filter (where ${ready}))::int as ready,
        (count(*) filter (where p.status = 'forecast') + count(distinct p.purchase_id) filter (where p.status = 'in_stock' and ${isPartOfMore}))::int as awaited,
        (count(*) filter (where p.status = 'in_stock' and not (${ready})))::int as held_back,
        floor(extract(epoch from now() - min(p.inbound_at) filter (where ${ready})) / 86400)::int as waited_days
      from parcels p
      where p.member_id = r.member_id and p.warehouse_id = r.warehouse_id and p.status in ('forecast', 'in_stock')
        and p.deleted_at is null and p.closed_reason is null and (r.customer_code = '' or p.customer_code = r.customer_code)
        and not exists (
          select from rule_runs n where n.rule_id = r.id and n.state not in ('dropped', 'failed') and p.id = any(n.parcel_ids))
    ) g order by r.id`)

/** Whether all of them may still be sent without asking. */
export const areReady = async (tx: Tx, memberId: string, parcelIds: readonly string[]): Promise<boolean> => {
  const { count } = await tx.row(sql<{ count: number }>`
    select count(*)::int as count from parcels p
    where p.id = any(${parcelIds}) and p.member_id = ${memberId} and p.deleted_at is null and p.closed_reason is null and ${ready}`)
  return count === parcelIds.length
}

const findRuns = async (db: Db, which: Query<unknown>): Promise<readonly string[]> =>
  (await db.rows(sql<{ id: string }>`select id from rule_runs where ${which} order by due_at, id limit 500`)).map(
    ({ id }) => id,
  )

export const findDueRuns = (db: Db) => findRuns(db, sql`state = 'planned' and due_at <= now()`)

/** Applied for, and neither paid nor asked about yet. */
export const findOrderedRuns = (db: Db) => findRuns(db, sql`state = 'ordered'`)
