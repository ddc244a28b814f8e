import type { orderTypeText } from '#contract/codes.ts'
import type { StoredText } from '#contract/wire/language.ts'
import type { VasChoice } from '#domain/charges.ts'
import type { GoodsType } from '#domain/goods.ts'
import type { LineLimits } from '#domain/line-limits.ts'
import type { Currency } from '#domain/money.ts'
import type { Tariff } from '#domain/tariff.ts'
import { type Db, sql } from '#server/database/db.ts'

export type OrderType = keyof typeof orderTypeText

export interface Channel extends LineLimits {
  readonly id: string
  readonly code: string
  readonly groupCode: string
  readonly name: StoredText
  readonly promise: StoredText
  readonly orderTypes: readonly OrderType[]
  readonly acceptsSensitive: boolean
  readonly needsPickUpPoint: boolean
  /** Its freight is reduced when it is late. */
  readonly largeCargo: boolean
  readonly articleSlug: string
  readonly introPath: string
  readonly active: boolean
}

const channelColumns = sql`
  id, code, group_code as "groupCode", name, promise, order_types as "orderTypes", accepts_sensitive as "acceptsSensitive",
  needs_pickup_point as "needsPickUpPoint", large_cargo as "largeCargo", article_slug as "articleSlug",
  intro_path as "introPath", active, weight_limit_g as "weightLimitG", max_side_mm as "maxSideMm",
  max_sides_sum_mm as "maxSidesSumMm"`

export const findChannel = (db: Db, id: string) =>
  db.find(sql<Channel>`select ${channelColumns} from channels where id = ${id}`)

export const findActiveChannels = (db: Db) =>
  db.rows(sql<Channel>`select ${channelColumns} from channels where active order by sort, code`)

/** A row of the tariff with the time from which it applies. */
export interface DatedTariff extends Tariff {
  readonly validFrom: string
}

export interface TariffFilter {
  /** null: every channel. */
  readonly channelId: string | null
  readonly destinationCode: string
  /** null: every currency. */
  readonly currency: Currency | null
  /** ISO time; null: now. */
  readonly at: string | null
}

/** The rows in force at a time. One that was closed later still applies to times before that. */
export const findTariffs = (db: Db, { channelId, destinationCode, currency, at }: TariffFilter) =>
  db.rows(sql<DatedTariff>`
    select id, channel_id as "channelId", destination_code as "destinationCode", warehouse_id as "warehouseId", currency,
      goods_type as "goodsType", weight_from_kg as "weightFromKg", weight_to_kg as "weightToKg", first_weight_g as "firstWeightG",
      first_price_minor as "firstPriceMinor", continuation_price_minor as "continuationPriceMinor",
      min_charge_minor as "minChargeMinor", cap_weight_g as "capWeightG", valid_from as "validFrom"
    from price_rules
    where destination_code = ${destinationCode}
      and (${channelId}::uuid is null or channel_id = ${channelId}::uuid)
      and (${currency}::text is null or currency = ${currency}::text)
      and valid_from <= coalesce(${at}::timestamptz, now())
      and (valid_to > coalesce(${at}::timestamptz, now()) or (valid_to is null and not closed))
    order by channel_id, currency, goods_type, weight_from_kg, id`)

/** The currencies in which something is priced, for a channel, a destination and a warehouse, or for any of each. */
export const findPricedCurrencies = (
  db: Db,
  {
    channelId,
    destinationCode,
    warehouseId,
  }: { channelId: string | null; destinationCode: string | null; warehouseId: string | null },
) =>
  db.rows(sql<{ currency: Currency }>`
    select distinct price_rules.currency from price_rules
    join channels on channels.id = price_rules.channel_id and channels.active
    where (${channelId}::uuid is null or channel_id = ${channelId}::uuid)
      and (${destinationCode}::text is null or destination_code = ${destinationCode}::text)
      and (${warehouseId}::uuid is null or warehouse_id is null or warehouse_id = ${warehouseId}::uuid)
      and valid_from <= now() and (valid_to > now() or (valid_to is null and not closed))`)

export const findRuleStarts = (db: Db, ids: readonly string[]) =>
  db.rows(sql<{ id: string; validFrom: string }>`
    select id, valid_from as "validFrom" from price_rules where id = any(${ids}::uuid[])`)

export interface Destination {
  readonly code: string
  readonly groupCode: string
  readonly name: StoredText
  /** False: announced only. Its prices are shown, and it takes no orders yet. */
  readonly open: boolean
}

const destinationColumns = sql`code, group_code as "groupCode", name, open`

export const findDestination = (db: Db, code: string) =>
  db.find(sql<Destination>`select ${destinationColumns} from destinations where code = ${code} and active`)

/** Whether all destinations of a group take orders; a group without destinations is not open. */
export const isGroupOpen = async (db: Db, groupCode: string): Promise<boolean> => {
  const { open } = await db.row(sql<{ open: boolean }>`
    select coalesce(bool_and(open), false) as open from destinations where group_code = ${groupCode} and active`)
  return open
}

/** Something can be sent only where a price is in force. */
export const findPricedDestinations = (db: Db) =>
  db.rows(sql<Destination>`
    select ${destinationColumns} from destinations
    where active and exists (
      select 1 from price_rules join channels on channels.id = price_rules.channel_id and channels.active
      where destination_code = destinations.code and valid_from <= now() and (valid_to > now() or (valid_to is null and not closed)))
    order by sort, code`)

/** A value-added service as staff keep it. */
export interface Service {
  readonly id: string
  readonly code: string
  readonly name: StoredText
  readonly charge: VasChoice['charge']
  readonly priceMinor: Readonly<Record<Currency, number | null>>
  readonly bp: number | null
  readonly maxQuantity: number
  /** null: every channel. */
  readonly channelIds: readonly string[] | null
}

const serviceColumns = sql`
  id, code, name, charge, jsonb_build_object('CNY', price_cny_minor, 'HKD', price_hkd_minor) as "priceMinor", bp,
  max_qty as "maxQuantity", channel_ids as "channelIds"`

export const findActiveServices = (db: Db) =>
  db.rows(
    sql<Service>`select ${serviceColumns} from vas_items where active and 'order' = any(asked_on) order by sort, code`,
  )

export interface ServiceName {
  readonly id: string
  readonly name: StoredText
}

export const findServiceNames = (db: Db, ids: readonly string[]) =>
  db.rows(sql<ServiceName>`select id, name from vas_items where id = any(${ids}::uuid[]) order by sort, code`)

export interface PickUpPoint {
  readonly id: string
  readonly name: StoredText
  readonly areaName: StoredText
  readonly destinationCode: string
  readonly address: string
  readonly phone: string
  readonly pickUpTime: string
  readonly weightLimitG: number | null
  readonly maxLengthMm: number | null
  readonly open: boolean
  readonly deleted: boolean
  /** null: every channel that has pick-up points. */
  readonly channelIds: readonly string[] | null
}

const pointColumns = sql`
  point.id, point.name, area.name as "areaName", point.destination_code as "destinationCode", point.address, point.phone,
  point.pick_up_time as "pickUpTime", point.weight_limit_g as "weightLimitG", point.max_length_mm as "maxLengthMm",
  point.open, point.deleted_at is not null as deleted, point.channel_ids as "channelIds"`

/** Includes points that are gone by now: old orders still name them. */
export const findPickUpPoint = (db: Db, id: string) =>
  db.find(sql<PickUpPoint>`
    select ${pointColumns} from pickup_points point join pickup_areas area on area.code = point.area_code where point.id = ${id}`)

export const findPickUpPoints = (db: Db, channelId: string, destinationCode: string) =>
  db.rows(sql<PickUpPoint>`
    select ${pointColumns} from pickup_points point join pickup_areas area on area.code = point.area_code
    where point.destination_code = ${destinationCode} and point.deleted_at is null
      and (point.channel_ids is null or ${channelId}::uuid = any(point.channel_ids))
    order by area.sort, point.id`)

export interface WeighedParcel {
  readonly id: string
  readonly warehouseId: string
  readonly actualWeightG: number
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly goodsType: GoodsType | null
}

/**
 * A member's own parcels for the weight of a preview: in stock, or in an order that is being edited; none is locked.
 */
export const findWeighedParcels = (db: Db, memberId: string, ids: readonly string[]) =>
  db.rows(sql<WeighedParcel>`
    select id, warehouse_id as "warehouseId", actual_weight_g as "actualWeightG", length_mm as "lengthMm", width_mm as "widthMm",
      height_mm as "heightMm", goods_type as "goodsType"
    from parcels
    where member_id = ${memberId} and id = any(${ids}::uuid[]) and status in ('in_stock', 'packing') and not abnormal_blocking
      and actual_weight_g is not null and deleted_at is null and closed_reason is null`)
