import { parcelStatusText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { purchases } from '#contract/purchases.ts'
import type { Language } from '#domain/language.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import { type Db, orRefuse, type Tx } from '#server/database/db.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { assert, refuse, refuseFields } from '#server/http/refuse.ts'
import {
  changePurchase,
  findPurchase,
  keepPurchases,
  listPurchases,
  type NamedPurchase,
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
        statusText: inUse(parcelStatusText[status])[language],
      })),
  }))
}

/** A row of a forecast may name the purchase that its parcel belongs to. */
interface WithPurchase {
  readonly purchaseNumber?: string | undefined
  readonly purchaseParcels?: number | undefined
}

/** Drafts with the purchases that their rows name; a number of parcels without a purchase is refused. */
export async function keepNamedPurchases<Draft extends { readonly purchaseId: string | null }>(
  tx: Tx,
  memberId: string,
  typed: readonly WithPurchase[],
  drafts: readonly Draft[],
  pathOf: (index: number) => string,
): Promise<readonly Draft[]> {
  refuseNameless(typed, pathOf)
  const named = purchasesIn(typed)
  if (named.length === 0) return drafts
  const kept = await keepPurchases(tx, memberId, named)
  const ids = new Map(kept.map(({ purchaseNumber, id }) => [purchaseNumber, id]))
  return drafts.map((draft, index) => ({
    ...draft,
    purchaseId: ids.get(typed[index]?.purchaseNumber ?? '') ?? draft.purchaseId,
  }))
}

/** The number of parcels is that of a purchase. */
export function refuseNameless(typed: readonly WithPurchase[], pathOf: (index: number) => string): void {
  const nameless = typed.flatMap(({ purchaseNumber, purchaseParcels }, index) =>
    purchaseParcels !== undefined && !purchaseNumber ? [[`${pathOf(index)}purchaseNumber`, 'field_required']] : [],
  )
  if (nameless.length > 0) refuseFields(Object.fromEntries(nameless))
}

/** If rows give several numbers for one purchase, the largest counts. */
function purchasesIn(typed: readonly WithPurchase[]): readonly NamedPurchase[] {
  const named = new Map<string, NamedPurchase>()
  for (const { purchaseNumber = '', purchaseParcels = null } of typed) {
    if (purchaseNumber === '') continue
    const known = named.get(purchaseNumber)
    const stated = Math.max(known?.stated ?? 0, purchaseParcels ?? 0) || null
    named.set(purchaseNumber, { purchaseNumber, stated, rows: (known?.rows ?? 0) + 1 })
  }
  return [...named.values()]
}
