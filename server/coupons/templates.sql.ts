import type { StoredText } from '#contract/wire/language.ts'
import type { CouponGrant } from '#domain/coupon.ts'
import type { Currency } from '#domain/money.ts'
import type { Actor } from '#server/actor.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'
import type { CouponSnapshot } from './sql.ts'

export interface TemplateDraft {
  readonly title: StoredText
  readonly kind: CouponGrant['kind']
  readonly valueMinor: number | null
  readonly valueBp: number | null
  readonly currency: Currency | null
  readonly minSpendMinor: number
  readonly maxDiscountMinor: number | null
  readonly channelIds: readonly string[] | null
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly validDays: number | null
  readonly quota: number | null
  readonly active: boolean
}

export interface Template extends TemplateDraft {
  readonly id: string
  readonly issued: number
  readonly version: number
}

const templateColumns = sql`
  t.id, t.title, t.kind, t.value_minor as "valueMinor", t.value_bp as "valueBp", t.currency, t.min_spend_minor as "minSpendMinor",
  t.max_discount_minor as "maxDiscountMinor", t.channel_ids as "channelIds", t.valid_from as "validFrom", t.valid_to as "validTo",
  t.valid_days as "validDays", t.quota, t.issued, t.active, t.version`

export const listTemplates = (db: Db, limit: number, offset: number) =>
  db.rows(sql<Template>`
    select ${templateColumns} from coupon_templates t order by t.created_at desc, t.id desc limit ${limit} offset ${offset}`)

export const countTemplates = (db: Db, atMost: number) =>
  db.row(sql<{ total: number }>`
    select count(*)::int as total from (select from coupon_templates limit ${atMost}) few`)

export const lockTemplate = (tx: Tx, id: string) =>
  tx.find(sql<Template>`select ${templateColumns} from coupon_templates t where t.id = ${id} for no key update`)

export const insertTemplate = (tx: Tx, staffId: string, draft: TemplateDraft) =>
  tx.row(sql<Template>`
    insert into coupon_templates as t (title, kind, value_minor, value_bp, currency, min_spend_minor, max_discount_minor, channel_ids,
      valid_from, valid_to, valid_days, quota, active, created_by)
    values (${JSON.stringify(draft.title)}, ${draft.kind}, ${draft.valueMinor}, ${draft.valueBp}, ${draft.currency}, ${draft.minSpendMinor},
      ${draft.maxDiscountMinor}, ${draft.channelIds}, ${draft.validFrom}, ${draft.validTo}, ${draft.validDays}, ${draft.quota},
      ${draft.active}, ${staffId})
    returning ${templateColumns}`)

/** The template under which coupons of these terms were moved in before. */
export const findMovedTemplate = (tx: Tx, draft: TemplateDraft) =>
  tx.find(sql<Template>`
    select ${templateColumns} from coupon_templates t
    where not t.active and t.kind = 'amount' and t.value_minor = ${draft.valueMinor} and t.currency = ${draft.currency}
      and t.min_spend_minor = ${draft.minSpendMinor} and t.valid_to = ${draft.validTo}::timestamptz and t.quota is null
      and t.channel_ids is null and t.title = ${JSON.stringify(draft.title)}::jsonb
    limit 1`)

export const updateTemplate = (tx: Tx, id: string, draft: TemplateDraft) =>
  tx.row(sql<Template>`
    update coupon_templates t set title = ${JSON.stringify(draft.title)}, kind = ${draft.kind}, value_minor = ${draft.valueMinor},
      value_bp = ${draft.valueBp}, currency = ${draft.currency}, min_spend_minor = ${draft.minSpendMinor},
      max_discount_minor = ${draft.maxDiscountMinor}, channel_ids = ${draft.channelIds}, valid_from = ${draft.validFrom},
      valid_to = ${draft.validTo}, valid_days = ${draft.validDays}, quota = ${draft.quota}, active = ${draft.active},
      version = version + 1, updated_at = now()
    where t.id = ${id} returning ${templateColumns}`)

export const countChannels = async (db: Db, ids: readonly string[]) =>
  (await db.row(sql<{ count: number }>`select count(*)::int as count from channels where id = any(${ids})`)).count

/** Who "all" is: everybody who can sign in, except accounts of these staff members' own. */
export const activeMembers = async (db: Db, staffIds: readonly string[]): Promise<readonly string[]> =>
  (
    await db.rows(sql<{ id: string }>`
    select m.id from members m
    where m.state = 'active' and not exists (select from staff s where s.id = any(${staffIds}::uuid[]) and lower(trim(s.email)) = m.email)`)
  ).map(({ id }) => id)

/**
 * What this staff member has given today; their row is locked, so that two issues at once are counted one after the
 * other.
 */
export const lockWorthToday = async (tx: Tx, staffId: string, templateId: string) => {
  await tx.run(sql`select from staff where id = ${staffId} for no key update`)
  return tx.row(sql<{ totalMinor: number; ofTemplateMinor: number }>`
    select coalesce(sum(worth_minor), 0)::bigint as "totalMinor",
      coalesce(sum(worth_minor) filter (where template_id = ${templateId}), 0)::bigint as "ofTemplateMinor"
    from coupon_issues where staff_id = ${staffId} and issued_at >= date_trunc('day', now())`)
}

export interface Issue {
  readonly id: string
  readonly template: Template
  readonly terms: CouponSnapshot
  readonly staffId: string
  readonly memberIds: readonly string[]
  readonly quantity: number
  readonly worthMinor: number
  readonly actor: Actor
}

/** Takes the number from the quota; no row means that fewer are left. */
export const takeQuota = (tx: Tx, templateId: string, count: number) =>
  tx.find(sql<{ id: string }>`
    update coupon_templates set issued = issued + ${count}
    where id = ${templateId} and (quota is null or issued + ${count} <= quota) returning id`)

/**
 * Returns how many were given. Days count from tomorrow, so that a coupon of seven days has seven whole ones; a fixed
 * time is used as it is.
 */
export const insertCoupons = (
  tx: Tx,
  { id, template, terms, staffId, memberIds, quantity, worthMinor, actor }: Issue,
) =>
  tx.run(sql`
    with issue as (
      insert into coupon_issues (id, template_id, staff_id, members, quantity, worth_minor)
      values (${id}, ${template.id}, ${staffId}, ${memberIds.length}, ${quantity}, ${worthMinor}) returning id
    ), given as (
      insert into coupons (template_id, issue_id, member_id, terms, valid_from, valid_to)
      select ${template.id}, issue.id, member_id, ${JSON.stringify(terms)}::jsonb, coalesce(${template.validFrom}::timestamptz, now()),
        coalesce(${template.validTo}::timestamptz,
          date_trunc('day', now()) + make_interval(days => ${(template.validDays ?? 0) + 1}) - interval '1 second')
      from issue, unnest(${memberIds}::uuid[]) as member_id, generate_series(1, ${quantity}::int)
      returning id
    )
    insert into coupon_history (coupon_id, event, from_state, to_state, actor_kind, actor_id)
    select id, 'issue', null, 'usable', ${actor.kind}, ${actor.id}::uuid from given`)

/** Whether a fixed end has passed. */
export const isOver = async (db: Db, validTo: string) =>
  (await db.row(sql<{ over: boolean }>`select ${validTo}::timestamptz < now() as over`)).over
