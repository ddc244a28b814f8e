import type { Json } from '#contract/wire/wire-names.ts'
import { type Db, type Query, sql } from '#server/database/db.ts'
import { behind, few, newest, numbered, ofEach } from './walks.sql.ts'

/* Which of a member's rows go into the archive; the cells of a row are in the order of the columns (`tables.ts`). */

const liveParcels = sql`parcels where deleted_at is null and closed_reason is null`
const goneParcels = sql`parcels where (deleted_at is not null or closed_reason is not null)`
const both = <T>(walk: (parcels: Query<unknown>) => T): readonly T[] => [walk(liveParcels), walk(goneParcels)]

export const parcels = both((which) =>
  newest({
    cells: sql`p.tracking_number, c.name, w.name, p.status, p.customer_code, p.goods_name, p.total_pieces, p.total_goods_value_minor,
      p.actual_weight_g, p.length_mm, p.width_mm, p.height_mm, p.forecast_at, p.inbound_at, p.outbound_at, o.order_number, u.purchase_number,
      p.remark`,
    from: sql`(select * from ${which}) p join couriers c on c.code = p.courier_code join warehouses w on w.id = p.warehouse_id
      left join orders o on o.id = p.order_id left join purchases u on u.id = p.purchase_id`,
    member: sql`p.member_id`,
    at: sql`p.listed_at`,
    id: sql`p.id`,
  }),
)

const eachParcel = { at: sql`thing.listed_at`, id: sql`thing.id` }
const numberedParcels = (which: Query<unknown>) => sql`select * from ${which}`

export const parcelGoods = both((which) =>
  ofEach(
    numberedParcels(which),
    eachParcel,
    sql`
      select line_no as place, jsonb_build_array(thing.tracking_number, product_name, specification, goods_type, quantity,
        unit_price_minor, total_price_minor) as cells from parcel_goods where parcel_id = thing.id`,
  ),
)

export const parcelSteps = both((which) =>
  ofEach(
    numberedParcels(which),
    eachParcel,
    sql`
      select row_number() over (order by at, no) as place, jsonb_build_array(thing.tracking_number, at, code, place) as cells
      from parcel_events where parcel_id = thing.id`,
  ),
)

export const weighings = both((which) =>
  ofEach(
    numberedParcels(which),
    eachParcel,
    sql`
      select row_number() over (order by r.at) as place, jsonb_build_array(thing.tracking_number, r.at, w.name, r.actual_weight_g,
        r.length_mm, r.width_mm, r.height_mm) as cells
      from receipts r join warehouses w on w.id = r.warehouse_id where r.parcel_id = thing.id`,
  ),
)

export const orders = newest({
  cells: sql`o.order_number, o.order_type, o.status, c.name, o.consignee->>'name', o.consignee->>'phone', o.consignee->>'address',
    o.consignee->>'postalCode', o.consignor->>'name', o.currency, o.declared_value_minor, o.total_minor, o.paid_minor,
    o.refunded_minor, o.ordered_at, o.paid_at, o.outbound_at, o.signed_at, o.logistics_number, o.remark`,
  from: sql`(select * from orders where lifecycle <> 'deleted') o join channels c on c.id = o.channel_id`,
  member: sql`o.member_id`,
  at: sql`o.ordered_at`,
  id: sql`o.id`,
})

export const orderSteps = ofEach(
  sql`select * from orders where lifecycle <> 'deleted'`,
  { at: sql`thing.ordered_at`, id: sql`thing.id` },
  sql`
    select row_number() over (order by at, no) as place, jsonb_build_array(thing.order_number, at, code, place) as cells
    from order_events where order_id = thing.id`,
)

export const bills = newest({
  cells: sql`b.order_number, b.consolidated_at, b.customer_name, b.currency, b.payable_total_minor, b.collected`,
  from: sql`(select * from bills where state = 'live') b`,
  member: sql`b.member_id`,
  at: sql`b.consolidated_at`,
  id: sql`b.id`,
})

/** Each entry as its member reads it: its direction, and the balance before and after. */
export const money = numbered({
  cells: sql`e.at, e.event, case when e.to_seq is null then -e.amount else e.amount end, e.unit, coalesce(e.to_before, e.from_before),
    coalesce(e.to_after, e.from_after), e.reference_number, e.remark`,
  from: sql`ledger_entries e`,
  member: sql`e.member_id`,
  no: sql`e.no`,
})

export const bankTransfers = newest({
  cells: sql`t.transfer_number, t.submitted_at, t.amount_minor, t.currency, t.bank_ref, t.payer_tail, t.remark, t.audit_status, t.credited_at`,
  from: sql`(select * from bank_transfers where deleted_at is null) t`,
  member: sql`t.member_id`,
  at: sql`t.submitted_at`,
  id: sql`t.id`,
})

export const storeTopUps = newest({
  cells: sql`t.store_order_number, t.credited_at, t.quantity, t.amount_minor`,
  from: sql`store_topups t`,
  member: sql`t.member_id`,
  at: sql`t.credited_at`,
  id: sql`t.id`,
})

export const claims = newest({
  cells: sql`c.tracking_number, k.name, c.submitted_at, c.status, c.remark`,
  from: sql`claims c join couriers k on k.code = c.courier_code`,
  member: sql`c.member_id`,
  at: sql`c.submitted_at`,
  id: sql`c.id`,
})

export const purchases = newest({
  cells: sql`u.purchase_number, u.created_at, u.expected_parcels`,
  from: sql`purchases u`,
  member: sql`u.member_id`,
  at: sql`u.created_at`,
  id: sql`u.id`,
})

/** Feedback, and questions asked on the public site while signed in. */
export const messages = [sql`kind = 'feedback'`, sql`kind = 'contact'`].map((ofKind) =>
  newest({
    cells: sql`s.created_at, s.contact_name, s.phone, s.email, s.content, s.status, s.reply, s.replied_at`,
    from: sql`(select * from messages where ${ofKind}) s`,
    member: sql`s.member_id`,
    at: sql`s.created_at`,
    id: sql`s.id`,
  }),
)

/** Who the friends are is their own personal data. */
export const referrals = newest({
  cells: sql`r.created_at, r.state, r.coins`,
  from: sql`referrals r`,
  member: sql`r.inviter_id`,
  at: sql`r.created_at`,
  id: sql`r.id`,
})

export const addresses = few({
  cells: sql`a.kind, a.name, a.phone, r.name, a.address, a.postal_code, a.is_default`,
  from: sql`(select * from addresses where deleted_at is null) a join regions r on r.code = a.region_code`,
  member: sql`a.member_id`,
  id: sql`a.id`,
})

export const coupons = few({
  cells: sql`c.terms->'title', c.state, c.valid_from, c.valid_to, c.used_at, o.order_number`,
  from: sql`coupons c left join orders o on o.id = c.order_id`,
  member: sql`c.member_id`,
  id: sql`c.id`,
})

export const rules = few({
  cells: sql`r.name, r.created_at, w.name, r.customer_code, r.wait_days, a.name, c.name, r.currency, r.declared_value_minor, r.insured,
    r.pay_up_to_minor, r.active`,
  from: sql`(select * from standing_rules where deleted_at is null) r join warehouses w on w.id = r.warehouse_id
    join channels c on c.id = r.channel_id left join addresses a on a.id = r.receiver_id and a.deleted_at is null`,
  member: sql`r.member_id`,
  id: sql`r.id`,
})

/** Including rules that were deleted. */
export const ruleSteps = numbered({
  cells: sql`r.name, l.at, l.code, l.details->>'orderNumber'`,
  from: sql`rule_log l join standing_rules r on r.id = l.rule_id`,
  member: sql`l.member_id`,
  no: sql`l.no`,
})

export const disputes = few({
  cells: sql`o.order_number, p.tracking_number, d.opened_at, d.reason, d.state, d.note`,
  from: sql`disputes d left join orders o on o.id = d.order_id left join parcels p on p.id = d.parcel_id`,
  member: sql`d.member_id`,
  id: sql`d.id`,
})

export const signIns = few({
  cells: sql`s.created_at, s.last_seen_at, s.ended_at, s.user_agent, s.network`,
  from: sql`member_sessions s`,
  member: sql`s.member_id`,
  id: sql`s.id`,
})

export const mails = few({
  cells: sql`m.created_at, m.to_address, m.subject`,
  from: sql`mail_outbox m`,
  member: sql`m.member_id`,
  id: sql`m.id`,
})

export const accountHistory = numbered({
  cells: sql`h.at, h.event, array_to_string(h.fields, ', ')`,
  from: sql`member_history h`,
  member: sql`h.member_id`,
  no: sql`h.no`,
})

interface Picture {
  readonly after: string
  readonly type: string
  readonly storageKey: string
}

export const pictures = (db: Db, memberId: string, after: string) =>
  db.rows(sql<Picture>`
    select f.created_at::text || '|' || f.id as after, f.type, f.storage_key as "storageKey" from files f
    where f.owner_kind = 'member' and f.owner_id = ${memberId} and f.used and (f.created_at, f.id) < ${behind(after)}
    order by f.created_at desc, f.id desc limit 100`)

export const profile = (db: Db, memberId: string) =>
  db.row(sql<{ memberNumber: string; profile: Json }>`
    select m.member_number as "memberNumber", jsonb_build_object(
      'memberNumber', m.member_number, 'email', m.email, 'phone', m.phone_e164, 'homeRegion', m.home_region, 'realName', m.real_name,
      'nicknames', jsonb_build_object('facebook', m.facebook, 'wechat', m.wechat, 'qq', m.qq, 'wangwang', m.wangwang),
      'level', m.level_code, 'language', m.language, 'invitationCode', m.invitation_code, 'ageDeclaration', m.age_declaration,
      'termsAcceptedAt', m.terms_at, 'registeredAt', m.registered_at, 'activatedAt', m.activated_at, 'lastLoginAt', m.last_login_at
    ) as profile from members m where m.id = ${memberId}`)
