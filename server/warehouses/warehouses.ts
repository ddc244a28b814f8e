import { joinTexts, type StoredText } from '#contract/wire/language.ts'
import type { Db } from '#server/database/db.ts'
import {
  type Courier,
  findActiveCouriers,
  findActiveWarehouses,
  findCourierByCode,
  findRegionPaths,
  findWarehouseByCode,
  findWarehouseById,
  type Warehouse,
} from './sql.ts'

export type { Courier, Warehouse }

/** Includes closed ones: old parcels and orders still name them. */
export const warehouseById = (db: Db, id: string): Promise<Warehouse | undefined> => findWarehouseById(db, id)

/** The warehouse that a filter names, by its code; undefined for none and for 1, which means "all". */
export const oneWarehouse = (code: number | undefined): number | undefined => (code === 1 ? undefined : code)

/** By its code; 1 means "all" and is not a warehouse. Includes closed ones: see `active`. */
export const warehouseByCode = (db: Db, code: number): Promise<Warehouse | undefined> => findWarehouseByCode(db, code)

export const activeWarehouses = (db: Db): Promise<readonly Warehouse[]> => findActiveWarehouses(db)

/** Includes those no longer offered: see `active`. */
export const findCourier = (db: Db, code: string): Promise<Courier | undefined> => findCourierByCode(db, code)

/** Those that forms offer. */
export const couriers = (db: Db): Promise<readonly Courier[]> => findActiveCouriers(db)

export interface Region {
  readonly code: string
  readonly countryCode: string
  readonly destinationCode: string
  /** It has no subregions, so that an address may name it. */
  readonly leaf: boolean
  /** The whole path: `Hong Kong / Sha Tin`. */
  readonly text: StoredText
}

export async function findRegion(db: Db, code: string): Promise<Region | undefined> {
  return (await findRegions(db, [code])).get(code)
}

/** Several at once, by their codes. */
export async function findRegions(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Region>> {
  if (codes.length === 0) return new Map()
  const paths = await findRegionPaths(db, [...new Set(codes)])
  return new Map(paths.map(({ names, ...region }) => [region.code, { ...region, text: joinTexts(names, ' / ') }]))
}
