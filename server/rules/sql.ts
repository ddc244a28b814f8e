import type { StoredText } from '#contract/wire/language.ts'
import type { Currency } from '#domain/money.ts'
import type { RunState } from '#domain/standing-rule.ts'
import { type Db, nothing, type Query, sql, type Tx } from '#server/database/db.ts'

export interface RuleTerms {
  readonly name: string
  readonly warehouseId: string
  readonly customerCode: string
  readonly waitDays: number | null
  readonly receiverId: string
  readonly channelId: string
  readonly pickUpPointId: string | null
  readonly currency: Currency
  readonly declaredValueMinor: number | null
  readonly insured: boolean
  readonly payUpToMinor: number | null
  readonly active: boolean
}

export interface StoredRule extends Omit<RuleTerms, 'receiverId'> {
  readonly receiverId: string | null
  readonly id: string
  readonly memberId: string
  /** It is switched on, and its member may sign in: nothing is done automatically for somebody who may not. */
  readonly isFollowed: boolean
  readonly version: number
}

export interface StoredRun {
  readonly id: string
  readonly state: RunState
  readonly parcelIds: string[]
  readonly dueAt: string
  readonly orderId: string | null
}

export interface ListedRule extends StoredRule {
  readonly warehouseCode: number
  readonly warehouseName: StoredText
  readonly receiverName: string | null
  readonly channelName: StoredText
  readonly planned: StoredRun | null
  /** What its log stores about the failure that paused it. */
  readonly failure: unknown
}

export const ruleColumns = sql`
  r.id, r.member_id as "memberId", r.name, r.warehouse_id as "warehouseId", r.customer_code as "customerCode", r.wait_days as "waitDays",
  r.receiver_id as "receiverId", r.channel_id as "channelId", r.pickup_point_id as "pickUpPointId", r.currency,
  r.declared_value_minor as "declaredValueMinor", r.insured, r.pay_up_to_minor as "payUpToMinor", r.active,
  r.active and exists (select from members m where m.id = r.member_id and m.state = 'active') as "isFollowed", r.version`

const runColumns = sql`n.id, n.state, n.parcel_ids as "parcelIds", n.due_at as "dueAt", n.order_id as "orderId"`

/** A member has a handful. */
export const findRules = (db: Db, memberId: string, id: string | null = null) =>
  db.rows(sql<ListedRule>`
    select ${ruleColumns}, w.code as "warehouseCode", w.name as "warehouseName", a.name as "receiverName", c.name as "channelName",
      case when n.id is not null then jsonb_build_object('id', n.id, 'state', n.state, 'parcelIds', to_jsonb(n.parcel_ids), 'dueAt', n.due_at,
        'orderId', n.order_id) end as planned,
      case when not r.active and last.code = 'failed' then last.details end as failure
    from standing_rules r
    join warehouses w on w.id = r.warehouse_id
    join channels c on c.id = r.channel_id
    left join addresses a on a.id = r.receiver_id and a.deleted_at is null
    left join rule_runs n on n.rule_id = r.id and n.state = 'planned'
    left join lateral (select l.code, l.details from rule_log l where l.rule_id = r.id order by l.no desc limit 1) last on true
    where r.member_id = ${memberId} and r.deleted_at is null and (${id}::uuid is null or r.id = ${id}::uuid)
    order by r.created_at, r.id`)

export const lockRule = (tx: Tx, memberId: string, id: string) =>
  tx.find(sql<StoredRule>`
    select ${ruleColumns} from standing_rules r
    where r.id = ${id} and r.member_id = ${memberId} and r.deleted_at is null for no key update`)

export const countRules = async (tx: Tx, memberId: string) =>
  (
    await tx.row(sql<{ count: number }>`
      select count(*)::int as count from standing_rules where member_id = ${memberId} and deleted_at is null`)
  ).count

/** One save at a time per member, so that the limit of rules holds. */
export const lockMember = (tx: Tx, memberId: string) =>
  tx.row(sql<{ id: string }>`select id from members where id = ${memberId} for no key update`)

export const insertRule = (tx: Tx, memberId: string, rule: RuleTerms) =>
  tx.row(sql<{ id: string }>`
    insert into standing_rules (member_id, name, warehouse_id, customer_code, wait_days, receiver_id, channel_id, pickup_point_id, currency,
      declared_value_minor, insured, pay_up_to_minor, active)
    values (${memberId}, ${rule.name}, ${rule.warehouseId}, ${rule.customerCode}, ${rule.waitDays}, ${rule.receiverId}, ${rule.channelId},
      ${rule.pickUpPointId}, ${rule.currency}, ${rule.declaredValueMinor}, ${rule.insured}, ${rule.payUpToMinor}, ${rule.active})
    returning id`)

export const updateRule = (tx: Tx, id: string, rule: RuleTerms) =>
  tx.run(sql`
    update standing_rules set name = ${rule.name}, warehouse_id = ${rule.warehouseId}, customer_code = ${rule.customerCode},
      wait_days = ${rule.waitDays}, receiver_id = ${rule.receiverId}, channel_id = ${rule.channelId}, pickup_point_id = ${rule.pickUpPointId},
      currency = ${rule.currency}, declared_value_minor = ${rule.declaredValueMinor}, insured = ${rule.insured},
      pay_up_to_minor = ${rule.payUpToMinor}, active = ${rule.active}, version = version + 1
    where id = ${id}`)

export const pauseRule = (tx: Tx, id: string) =>
  tx.run(sql`update standing_rules set active = false, version = version + 1 where id = ${id} and active`)

export const deleteRule = (tx: Tx, id: string) =>
  tx.run(sql`update standing_rules set deleted_at = now() where id = ${id}`)

export interface LockedRun extends StoredRun {
  readonly ruleId: string
  readonly memberId: string
}

const lockRuns = (tx: Tx, which: Query<unknown>) =>
  tx.rows(sql<LockedRun>`
    select ${runColumns}, n.rule_id as "ruleId", n.member_id as "memberId" from rule_runs n where ${which}`)

export const lockOwnRun = async (tx: Tx, memberId: string, id: string): Promise<LockedRun | undefined> =>
  (await lockRuns(tx, sql`n.id = ${id} and n.member_id = ${memberId} for update`))[0]

export const lockPlannedRun = async (tx: Tx, ruleId: string): Promise<LockedRun | undefined> =>
  (await lockRuns(tx, sql`n.rule_id = ${ruleId} and n.state = 'planned' for update`))[0]

/** Null while another process handles it, or has handled it. */
export const takeRun = async (tx: Tx, id: string, state: RunState): Promise<LockedRun | undefined> =>
  (await lockRuns(tx, sql`n.id = ${id} and n.state = ${state} for update skip locked`))[0]

interface Step {
  readonly run: Pick<LockedRun, 'id' | 'ruleId' | 'memberId' | 'state'>
  readonly to: RunState
  readonly orderId?: string
  readonly details: Readonly<Record<string, unknown>>
}

/** A transition of a run and its log entry; the old state guards the new. */
export const moveRun = (tx: Tx, { run, to, orderId, details }: Step) =>
  tx.row(sql<StoredRun>`
    with n as (
      update rule_runs n set state = ${to}, order_id = coalesce(${orderId ?? null}::uuid, order_id)
      where n.id = ${run.id} and n.state = ${run.state} returning n.*
    ), told as (
      insert into rule_log (member_id, rule_id, run_id, code, details)
      select member_id, rule_id, id, ${to}, ${JSON.stringify(details)}::jsonb from n
    )
    select ${runColumns} from n`)

/** Undefined when another process has planned it meanwhile. */
export const insertRun = (
  tx: Tx,
  rule: Pick<StoredRule, 'id' | 'memberId'>,
  plan: { parcelIds: readonly string[]; graceHours: number; details: Readonly<Record<string, unknown>> },
) =>
  tx.find(sql<{ dueAt: string }>`
    with n as (
      insert into rule_runs (rule_id, member_id, parcel_ids, due_at)
      values (${rule.id}, ${rule.memberId}, ${plan.parcelIds}, now() + make_interval(hours => ${plan.graceHours}))
      on conflict do nothing returning *
    ), told as (
      insert into rule_log (member_id, rule_id, run_id, code, details)
      select member_id, rule_id, id, 'planned', ${JSON.stringify(plan.details)}::jsonb from n
    )
    select due_at as "dueAt" from n`)

export interface LoggedStep {
  readonly at: string
  readonly ruleId: string
  readonly ruleName: string
  readonly runId: string
  readonly code: RunState
  readonly details: Readonly<Record<string, unknown>>
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly canStop: boolean
}

export async function findSteps(
  db: Db,
  memberId: string,
  { ruleId, page, pageSize }: { ruleId?: string | undefined; page: number; pageSize: number },
) {
  const which = sql`l.member_id = ${memberId} ${ruleId === undefined ? nothing : sql`and l.rule_id = ${ruleId}`}`
  const list = await db.rows(sql<LoggedStep>`
    select l.at, l.rule_id as "ruleId", r.name as "ruleName", l.run_id as "runId", l.code, l.details, n.order_id as "orderId",
      o.order_number as "orderNumber", l.code = 'planned' and n.state = 'planned' as "canStop"
    from rule_log l
    join standing_rules r on r.id = l.rule_id
    join rule_runs n on n.id = l.run_id
    left join orders o on o.id = n.order_id and l.code in ('ordered', 'paid', 'asks')
    where ${which} order by l.no desc limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const { total } = await db.row(sql<{ total: number }>`select count(*)::int as total from rule_log l where ${which}`)
  return { list, total }
}
