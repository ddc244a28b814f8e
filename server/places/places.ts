/*
 * What the keeping of places and reference data has in common: who changed what, what uses a place, and which places are
 * still samples (record 73).
 */
import type { StoredText } from '#contract/wire/language.ts'
import type { Db } from '#server/database/db.ts'
import { findSamples } from './sql.ts'

export { changesOf, noteChange, withChanges } from './note.ts'

export interface SamplePlaces {
  /** Active warehouses, by name. */
  readonly warehouses: readonly StoredText[]
  /** Open pick-up points. */
  readonly points: readonly StoredText[]
}

/** The places in use that came with the product, and that nobody can send anything to. */
export async function samplePlaces(db: Db): Promise<SamplePlaces> {
  const rows = await findSamples(db)
  const names = (kind: 'warehouse' | 'pickUpPoint') => rows.filter((row) => row.kind === kind).map(({ name }) => name)
  return { warehouses: names('warehouse'), points: names('pickUpPoint') }
}
