import type { needs } from '#contract/needs.ts'
import { pickText, type StoredText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { usualDestination } from '#server/addresses/addresses.ts'
import { cheapestWay, destinationName } from '#server/channels/channels.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { sendableByWarehouse } from '#server/parcels/parcels.ts'

/** The home page is opened often, and comparing ways takes longer the more parcels there are. */
const pricedParcelsMost = 12
const pricedWarehousesMost = 3

type Sendable = Output<typeof needs.list>['sendable']

/** What may go into an order, by warehouse, with the cheapest way to the usual receiver where that is quickly known. */
export async function sendable(call: ReadCall & AsMember): Promise<Sendable> {
  const { db, member, language } = call
  const groups = await sendableByWarehouse(db, member.id, pricedParcelsMost)
  const there = groups.length > 0 ? await usualPlace(call) : null
  return Promise.all(
    groups.map(async ({ warehouseCode, warehouseName, count, parcelIds }, index) => {
      const isPriced = there !== null && index < pricedWarehousesMost && count <= pricedParcelsMost
      const way = isPriced ? await cheapestWay(call, parcelIds, there) : null
      return {
        warehouseCode,
        warehouseName: pickText(warehouseName, language),
        count,
        way: way && there && { ...way, currency: there.currency, destinationName: pickText(there.name, language) },
      }
    }),
  )
}

/** New applications start in yuan. */
async function usualPlace({ db, member }: ReadCall & AsMember) {
  const destinationCode = await usualDestination(db, member.id)
  const name: StoredText | null = destinationCode === null ? null : await destinationName(db, destinationCode)
  return destinationCode !== null && name ? { destinationCode, name, currency: 'CNY' as const } : null
}
