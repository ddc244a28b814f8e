import { parcelStatusText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { purchases } from '#contract/purchases.ts'
import type { Language } from '#domain/language.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import {
  changePurchase,
  findPurchase,
  listPurchases,
  parcelsOfPurchases,
  type StoredPurchase,
} from './purchases.sql.ts'

type Purchase = Output<typeof purchases.watch>

/** E-51: purchases sent in several parcels; with `open`, only those of which some have arrived and others have not. */
export async function listMyPurchases(
  { db, member, language }: ReadCall & AsMember,
  { open, page, pageSize }: Input<typeof purchases.list>,
): Promise<Output<typeof purchases.list>> {
  const { total, list } = await listPurchases(db, member.id, { open, page, pageSize })
  return { list: await withParcels(db, list, language), page, pageSize, total }
}

/** E-52: how many parcels are expected, and whether the purchase is still watched. */
export async function watchPurchase(
  { tx, member, language }: WriteCall & AsMember,
  { id, ...change }: Input<typeof purchases.watch>,
): Promise<Purchase> {
  orRefuse(await findPurchase(tx, member.id, id), 'not_found')
  if (!(await changePurchase(tx, member.id, id, change))) refuse('version_conflict')
  const changed = orRefuse(await findPurchase(tx, member.id, id), 'not_found')
  const [purchase] = await withParcels(tx, [changed], language)
  assert(purchase, 'a purchase that was just changed is there')
  return purchase
}

async function withParcels(db: Db, list: readonly StoredPurchase[], language: Language): Promise<Purchase[]> {
  const parcels = await parcelsOfPurchases(
    db,
    list.map(({ id }) => id),
  )
  return list.map((purchase) => ({
    ...purchase,
    isOpen: purchase.watched && purchase.arrivedParcels > 0 && purchase.arrivedParcels < purchase.expectedParcels,
    parcels: parcels
      .filter(({ purchaseId }) => purchaseId === purchase.id)
      .map(({ id, trackingNumber, courierName, status }) => ({
        id,
        trackingNumber,
        courierName: pickText(courierName, language),
        status,
        statusText: parcelStatusText[status][language],
      })),
  }))
}
