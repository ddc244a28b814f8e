import { type GoodsType, goodsTypeOf } from '#domain/goods.ts'
import type { Piece } from '#domain/weight.ts'
import type { Place } from '#domain/surcharge.ts'
import { snapshotOfSaved } from '#server/addresses/addresses.ts'
import type { Db } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { findRegion, oneWarehouse, warehouseByCode } from '#server/warehouses/warehouses.ts'
import { findDestination, findWeighedParcels, type WeighedParcel } from './sql.ts'
import { placeOf } from './surcharges.ts'

/** The combined weight of the ticked parcels, as an order of them would be priced before packing. */
export interface Load {
  readonly actualWeightG: number
  readonly pieces: readonly Piece[]
  readonly goodsType: GoodsType
  /** null when they are in several warehouses: an order of them is refused (4004). */
  readonly warehouseId: string | null
}

/** Refuses with 4003 when one is not the member's own, not weighed yet, or may not leave. */
export async function loadOf(db: Db, memberId: string, parcelIds: readonly string[]): Promise<Load> {
  const parcels = await findWeighedParcels(db, memberId, parcelIds)
  if (parcels.length !== new Set(parcelIds).size) refuse('parcel_unavailable')
  const [warehouseId = null, ...others] = new Set(parcels.map((parcel) => parcel.warehouseId))
  return {
    actualWeightG: parcels.reduce((sum, parcel) => sum + parcel.actualWeightG, 0),
    pieces: piecesOf(parcels),
    goodsType: goodsTypeOf(parcels.map((parcel) => parcel.goodsType)) ?? 'ordinary',
    warehouseId: others.length > 0 ? null : warehouseId,
  }
}

/** The boxes whose size is known. */
export const piecesOf = (parcels: readonly Pick<WeighedParcel, 'lengthMm' | 'widthMm' | 'heightMm'>[]): Piece[] =>
  parcels.flatMap(({ lengthMm, widthMm, heightMm }) =>
    lengthMm === null || widthMm === null || heightMm === null ? [] : [{ lengthMm, widthMm, heightMm, quantity: 1 }],
  )

/** Null when no single warehouse is given. */
export async function warehouseIdOf(db: Db, named: number | undefined): Promise<string | null> {
  const code = oneWarehouse(named)
  if (code === undefined) return null
  const warehouse = await warehouseByCode(db, code)
  if (!warehouse?.active) refuseFields({ warehouseCode: 'field_warehouse' })
  return warehouse.id
}

interface Whither {
  readonly destinationCode?: string | undefined
  readonly regionCode?: string | undefined
  readonly receiverId?: string | undefined
  /** Beside a region that was typed. */
  readonly postalCode?: string | undefined
}

/**
 * The destination given by a saved receiver, a region, or its own code; one of them is required. The place is null for
 * a bare destination.
 */
export async function whitherOf(
  db: Db,
  memberId: string,
  { receiverId, regionCode, postalCode = '', destinationCode }: Whither,
): Promise<{ readonly destinationCode: string; readonly place: Place | null }> {
  if (receiverId) {
    const saved = await snapshotOfSaved(db, memberId, 'consignee', receiverId)
    return { destinationCode: saved.destinationCode, place: await placeOf(db, saved) }
  }
  if (regionCode) {
    const region = (await findRegion(db, regionCode)) ?? refuseFields({ regionCode: 'field_region' })
    return { destinationCode: region.destinationCode, place: await placeOf(db, { regionCode, postalCode }) }
  }
  if (destinationCode) return { destinationCode: await knownDestination(db, destinationCode), place: null }
  return refuseFields({ regionCode: 'field_required' })
}

export const destinationOf = async (db: Db, memberId: string, whither: Whither): Promise<string> =>
  (await whitherOf(db, memberId, whither)).destinationCode

export async function knownDestination(db: Db, code: string): Promise<string> {
  return (await findDestination(db, code))?.code ?? refuseFields({ destinationCode: 'field_choice' })
}
