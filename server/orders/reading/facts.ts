import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import type { Language } from '#domain/language.ts'
import { quotesOnWire } from '#server/channels/channels.ts'
import type { Db } from '#server/database/db.ts'
import { parcelRowsOfOrders } from '#server/parcels/parcels.ts'
import { assert } from '#server/http/refuse.ts'
import { factsOfOrders } from './facts.sql.ts'
import type { ListedOrder } from './lists.sql.ts'
import { orderRow, party } from './row.ts'

type Listed = Output<typeof orders.list>['list'][number]

/** The rows of C-32 with everything that require, for a whole page at once. */
export async function withFacts(db: Db, page: readonly ListedOrder[], language: Language): Promise<Listed[]> {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const stored = await factsOfOrders(db, ids)
  const quotes = await quotesOnWire(
    db,
    stored.map((facts) => facts.stored.quote),
    language,
  )
  const parcels = await parcelRowsOfOrders(db, ids, language)
  const factsOf = new Map(
    stored.map((facts, index) => {
      const quote = quotes[index]
      assert(quote, 'each order has its price')
      return [facts.id, { ...facts, quote }]
    }),
  )
  return page.map((order) => {
    const facts = factsOf.get(order.id)
    assert(facts, 'an order of the page has its facts')
    const { quote } = facts
    return {
      ...orderRow(order, language),
      declaredValueMinor: facts.declaredValueMinor,
      insured: facts.insured,
      insuranceMinor: facts.insuranceMinor,
      vas: quote.vas,
      vasMinor: quote.vasMinor,
      remark: facts.remark,
      freightPayableMinor: quote.freightPayableMinor,
      totalActualWeightG: quote.actualWeightG,
      totalVolumeWeightG: quote.volumeWeightG,
      totalPieces: facts.totalPieces,
      goodsName: facts.goodsName,
      totalGoodsValueMinor: facts.totalGoodsValueMinor,
      consignor: facts.consignor && party(facts.consignor, language),
      consignee: party(facts.consignee, language),
      parcels: parcels.get(order.id) ?? [],
    }
  })
}
