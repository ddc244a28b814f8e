import type { StoredText } from '#contract/wire/language.ts'
import type { Currency } from '#domain/money.ts'
import type { Tariff } from '#domain/tariff.ts'
import { type Db, sql } from '#server/database/db.ts'

export interface PublicTariff {
  readonly channelId: string
  readonly name: StoredText
  readonly promise: StoredText
  readonly destinationCode: string
  readonly destinationName: StoredText
  readonly open: boolean
  readonly currency: Currency
  readonly goodsType: Tariff['goodsType']
  readonly firstWeightG: number
  readonly firstPriceMinor: number
  readonly continuationPriceMinor: number
  readonly minChargeMinor: number
  readonly capWeightG: number | null
  readonly warehouseCode: number | null
  readonly warehouseName: StoredText | null
  readonly weightFromKg: number
  readonly weightToKg: number | null
  readonly validFrom: string
}

export interface TariffFilter {
  readonly destinationCode: string | null
  readonly group: string | null
  readonly currency: Currency | null
}

/** The price rows in force now, in the order in which channels and destinations are shown. */
export const findPublicTariffs = (db: Db, { destinationCode, group, currency }: TariffFilter) =>
  db.rows(sql<PublicTariff>`
    select rule.channel_id as "channelId", channels.name, channels.promise, rule.destination_code as "destinationCode",
      destinations.name as "destinationName", destinations.open, rule.currency, rule.goods_type as "goodsType", rule.first_weight_g as "firstWeightG",
      rule.first_price_minor as "firstPriceMinor", rule.continuation_price_minor as "continuationPriceMinor",
      rule.min_charge_minor as "minChargeMinor", rule.cap_weight_g as "capWeightG", warehouses.code as "warehouseCode",
      warehouses.name as "warehouseName",
      rule.weight_from_kg as "weightFromKg", rule.weight_to_kg as "weightToKg", rule.valid_from as "validFrom"
    from price_rules rule
    join channels on channels.id = rule.channel_id and channels.active
    join destinations on destinations.code = rule.destination_code and destinations.active
    left join warehouses on warehouses.id = rule.warehouse_id
    where (${destinationCode}::text is null or rule.destination_code = ${destinationCode}::text)
      and (${group}::text is null or destinations.group_code = ${group}::text)
      and (${currency}::text is null or rule.currency = ${currency}::text)
      and rule.valid_from <= now() and (rule.valid_to > now() or (rule.valid_to is null and not rule.closed))
    order by destinations.sort, channels.sort, rule.currency, rule.goods_type, warehouses.code nulls first, rule.weight_from_kg`)
