import { languagesTried, type StoredText } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { Sort } from '#domain/long-list.ts'
import type { Currency } from '#domain/money.ts'
import { columnsOf } from '#server/database/columns.ts'
import { type Db, escapeLike, nothing, type Query, sql, type Tx } from '#server/database/db.ts'
import { inRange, type Range } from '#server/database/range.ts'

/** A bill without its texts, which are stored in three languages. */
interface PlainBill {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: string
  readonly consolidatedAt: string
  readonly customerName: string
  readonly billableWeightG: number
  readonly volumeMm3: number
  readonly currency: Currency
  readonly freightPayableMinor: number
  readonly freightReceivableMinor: number
  readonly vasPayableMinor: number
  readonly vasReceivableMinor: number
  readonly insurancePayableMinor: number
  readonly insuranceReceivableMinor: number
  readonly otherPayableMinor: number
  readonly otherReceivableMinor: number
  readonly otherRemark: string
  readonly quantity: number
  readonly payableTotalMinor: number
  readonly receivableTotalMinor: number
  readonly collected: boolean
  readonly collectedAt: string | null
}

interface Texts<T> {
  readonly channelName: T
  readonly vasText: T
  readonly origin: T
  readonly destination: T
}

/** `surchargeText`: the surcharges among its other fees, with their amounts. */
export type StoredBill = PlainBill & Texts<StoredText> & { readonly surchargeText: StoredText }

/** `behind` is the time as the index has it, with its fraction. */
export type BillToExport = PlainBill & Texts<string> & { readonly behind: string }

const receivableTotal = sql`
  b.freight_receivable_minor + b.vas_receivable_minor + b.insurance_receivable_minor + b.other_receivable_minor`

const plainColumns = {
  id: sql`b.id`,
  orderId: sql`b.order_id`,
  orderNumber: sql`b.order_number`,
  consolidatedAt: sql`b.consolidated_at`,
  customerName: sql`b.customer_name`,
  billableWeightG: sql`b.billable_weight_g`,
  volumeMm3: sql`b.volume_mm3`,
  currency: sql`b.currency`,
  freightPayableMinor: sql`b.freight_payable_minor`,
  freightReceivableMinor: sql`b.freight_receivable_minor`,
  vasPayableMinor: sql`b.vas_payable_minor`,
  vasReceivableMinor: sql`b.vas_receivable_minor`,
  insurancePayableMinor: sql`b.insurance_payable_minor`,
  insuranceReceivableMinor: sql`b.insurance_receivable_minor`,
  otherPayableMinor: sql`b.other_payable_minor`,
  otherReceivableMinor: sql`b.other_receivable_minor`,
  otherRemark: sql`b.other_remark`,
  quantity: sql`b.quantity`,
  payableTotalMinor: sql`b.payable_total_minor`,
  receivableTotalMinor: receivableTotal,
  collected: sql`b.collected`,
  collectedAt: sql`b.collected_at`,
}

const billColumns = columnsOf<StoredBill>({
  ...plainColumns,
  channelName: sql`b.channel_name`,
  vasText: sql`b.vas_text`,
  surchargeText: sql`b.surcharge_text`,
  origin: sql`b.origin`,
  destination: sql`b.destination`,
})

export interface BillFilter extends Range {
  /** How the number starts. */
  readonly orderNumber?: string | undefined
  /** A part of the name. */
  readonly customerName?: string | undefined
  readonly channelId?: string | undefined
  readonly currency?: Currency | undefined
  readonly collected?: boolean | undefined
}

export interface BillSum {
  readonly currency: Currency
  readonly billCount: number
  readonly quantity: number
  readonly billableWeightG: number
  readonly volumeMm3: number
  readonly freightPayableMinor: number
  readonly freightReceivableMinor: number
  readonly vasPayableMinor: number
  readonly vasReceivableMinor: number
  readonly insurancePayableMinor: number
  readonly insuranceReceivableMinor: number
  readonly otherPayableMinor: number
  readonly otherReceivableMinor: number
  readonly payableMinor: number
  readonly receivableMinor: number
  readonly collectedMinor: number
}

interface Paging {
  readonly sort?: Sort | undefined
  readonly page: number
  readonly pageSize: number
}

/** The newest bill first unless asked otherwise; the sums cover all that match. */
export async function listBills(
  db: Db,
  memberId: string,
  filter: BillFilter,
  { page, pageSize, sort = 'newest' }: Paging,
) {
  const [bills, sums] = await Promise.all([
    db.rows(sql<StoredBill>`
      select ${billColumns} from bills b where ${matching(memberId, filter)}
      order by ${sortings[sort]} limit ${pageSize}::int offset ${(page - 1) * pageSize}::bigint`),
    db.rows(sumsQuery(memberId, filter)),
  ])
  return { bills, sums }
}

/** Both are read from the same indexes, forwards or backwards. */
const sortings = {
  newest: sql`b.consolidated_at desc, b.id desc`,
  oldest: sql`b.consolidated_at, b.id`,
} as const satisfies Record<Sort, Query<unknown>>

const sumsQuery = (memberId: string, filter: BillFilter) =>
  sql<BillSum>`
    select b.currency, count(*) as "billCount", sum(b.quantity) as quantity, sum(b.billable_weight_g) as "billableWeightG",
      sum(b.volume_mm3) as "volumeMm3", sum(b.freight_payable_minor) as "freightPayableMinor",
      sum(b.freight_receivable_minor) as "freightReceivableMinor", sum(b.vas_payable_minor) as "vasPayableMinor",
      sum(b.vas_receivable_minor) as "vasReceivableMinor", sum(b.insurance_payable_minor) as "insurancePayableMinor",
      sum(b.insurance_receivable_minor) as "insuranceReceivableMinor", sum(b.other_payable_minor) as "otherPayableMinor",
      sum(b.other_receivable_minor) as "otherReceivableMinor", sum(b.payable_total_minor) as "payableMinor",
      sum(${receivableTotal}) as "receivableMinor", coalesce(sum(${receivableTotal}) filter (where b.collected), 0) as "collectedMinor"
    from bills b where ${matching(memberId, filter)} group by b.currency order by b.currency`

/**
 * The position of an export: after the bill of this time and id. The time is as the index has it, with its fraction.
 */
export interface Behind {
  readonly at: string
  readonly id: string
}

/** How many there are, counted up to a limit, and the time from which the export reads back. */
export const beginExport = (db: Db, memberId: string, filter: BillFilter, most: number) =>
  db.row(sql<{ count: number; now: string }>`
    select now()::text as now, (
      select count(*)::int from (select from bills b where ${matching(memberId, filter)} limit ${most}::int) counted
    ) as count`)

/**
 * The next bills after one, in one language. Nothing is held in the database between two steps: a reader on a slow line
 * keeps no connection and no snapshot (decision record 23).
 */
export const nextBills = (
  db: Db,
  memberId: string,
  filter: BillFilter,
  { at, id }: Behind,
  step: number,
  language: Language,
) => {
  const columns = columnsOf<BillToExport>({
    ...plainColumns,
    channelName: picked(sql`b.channel_name`, language),
    vasText: picked(sql`b.vas_text`, language),
    otherRemark: sql`concat_ws(' · ', nullif(${picked(sql`b.surcharge_text`, language)}, ''), nullif(b.other_remark, ''))`,
    origin: picked(sql`b.origin`, language),
    destination: picked(sql`b.destination`, language),
    behind: sql`b.consolidated_at::text`,
  })
  return db.rows(sql<BillToExport>`
    select ${columns}
    from bills b where ${matching(memberId, filter)} and (b.consolidated_at, b.id) < (${at}::timestamptz, ${id}::uuid)
    order by b.consolidated_at desc, b.id desc limit ${step}::int`)
}

/** The SQL counterpart of `pickText`. */
function picked(text: Query<unknown>, language: Language): Query<unknown> {
  const [first, second, third] = languagesTried[language]
  return sql`coalesce(nullif(${text}->>${first}, ''), nullif(${text}->>${second}, ''), ${text}->>${third}, '')`
}

function matching(memberId: string, filter: BillFilter): Query<unknown> {
  const { orderNumber, customerName, channelId, currency, collected } = filter
  const begins = orderNumber && `${escapeLike(orderNumber)}%`
  const holds = customerName && `%${escapeLike(customerName)}%`
  return sql`b.member_id = ${memberId} and b.state = 'live' ${inRange(sql`b.consolidated_at`, filter)}
    ${begins ? sql`and b.order_number ilike ${begins}` : nothing} ${holds ? sql`and b.customer_name ilike ${holds}` : nothing}
    ${channelId ? sql`and b.channel_id = ${channelId}` : nothing} ${currency ? sql`and b.currency = ${currency}` : nothing}
    ${collected === undefined ? nothing : collected ? sql`and b.collected` : sql`and not b.collected`}`
}

/** How many of these are this member's bills; each is locked, in the order of their ids. */
export const lockBills = (tx: Tx, memberId: string, ids: readonly string[]) =>
  tx.run(sql`
    select from bills where id = any(${ids}::uuid[]) and member_id = ${memberId} and state = 'live' order by id for update`)

/** Only those not marked so already; a mark keeps its first time. */
export const markBills = (tx: Tx, memberId: string, ids: readonly string[], collected: boolean) =>
  tx.run(
    collected
      ? sql`
        update bills set collected = true, collected_at = now(), collected_by_kind = 'member', collected_by = ${memberId}
        where id = any(${ids}::uuid[]) and not collected`
      : sql`
        update bills set collected = false, collected_at = null, collected_by_kind = null, collected_by = null
        where id = any(${ids}::uuid[]) and collected`,
  )
