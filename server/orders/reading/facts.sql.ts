import type { AddressSnapshot } from '#server/addresses/addresses.ts'
import { type Db, sql } from '#server/database/db.ts'
import type { StoredQuote } from '#server/orders/stored-quote.ts'

interface StoredFacts {
  readonly id: string
  readonly declaredValueMinor: number
  readonly insured: boolean
  readonly insuranceMinor: number
  readonly stored: StoredQuote
  readonly remark: string
  readonly totalPieces: number
  readonly goodsName: string
  readonly totalGoodsValueMinor: number
  readonly consignor: AddressSnapshot | null
  readonly consignee: AddressSnapshot
}

/** What the rows of a page show besides their names. */
export const factsOfOrders = (db: Db, ids: readonly string[]) =>
  db.rows(sql<StoredFacts>`
    select id, declared_value_minor as "declaredValueMinor", insured, insurance_minor as "insuranceMinor", quote as stored, remark,
      total_pieces as "totalPieces", goods_name as "goodsName", total_goods_value_minor as "totalGoodsValueMinor", consignor, consignee
    from orders where id = any(${ids})`)
