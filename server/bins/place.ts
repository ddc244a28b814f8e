import { hasRoomFor, tidyBinCode } from '#domain/bin.ts'
import type { Db, Tx } from '#server/database/db.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { countInBin, findBinByCode, hasBins, type HeldBin, lockBinByCode } from './place.sql.ts'

/* What a shelf may be: in a warehouse with bins one of its open bins, with room; elsewhere any text. */

export type PlaceFault = 'field_bin_unknown' | 'field_bin_closed' | 'field_bin_full'

/** Why nothing can be put on this shelf; undefined when it can. It takes no lock. */
export async function faultOfShelf(db: Db, warehouseId: string, shelf: string): Promise<PlaceFault | undefined> {
  const bin = await binNamed(shelf, (code) => findBinByCode(db, warehouseId, code))
  if (!bin) return (await hasBins(db, warehouseId)) ? 'field_bin_unknown' : undefined
  return bin.isClosed ? 'field_bin_closed' : undefined
}

type Place = { readonly shelf: string } | { readonly fault: PlaceFault }

/**
 * The shelf as it is to be stored. A bin stays locked until the transaction ends, so that two keepers at once never
 * overfill it: lock what is put there first, the bin last. `parcelId` does not count if it lies there already.
 */
export async function holdPlace(
  tx: Tx,
  warehouseId: string,
  shelf: string,
  parcelId: string | null = null,
): Promise<Place> {
  const bin = await binNamed(shelf, (code) => lockBinByCode(tx, warehouseId, code))
  if (!bin) return (await hasBins(tx, warehouseId)) ? { fault: 'field_bin_unknown' } : { shelf }
  if (bin.isClosed) return { fault: 'field_bin_closed' }
  const parcels = await countInBin(tx, bin, parcelId === null ? [] : [parcelId])
  return hasRoomFor({ capacity: bin.capacity, parcels }, 1) ? { shelf: bin.code } : { fault: 'field_bin_full' }
}

/** The same, refused on the field `shelf` with 9005. */
export async function takePlace(tx: Tx, warehouseId: string, shelf: string, parcelId: string | null = null) {
  const place = await holdPlace(tx, warehouseId, shelf, parcelId)
  return 'fault' in place ? refuseFields({ shelf: place.fault }) : place.shelf
}

async function binNamed(shelf: string, find: (code: string) => Promise<HeldBin | undefined>) {
  const code = tidyBinCode(shelf)
  return code === null ? undefined : find(code)
}
