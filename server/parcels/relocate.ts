import type { Actor } from '#server/actor.ts'
import { settleParcels } from '#server/bins/bins.ts'
import type { Tx } from '#server/database/db.ts'
import { putOnShelf, relocateOrdered } from './moves.sql.ts'
import { lockOnShelf, moveUnclaimed, type OnShelf } from './relocate.sql.ts'

export { lockOnShelf, type OnShelf }

/** Records that these lie on a shelf: parcels in stock, those that wait for their box, and unclaimed ones. */
export async function relocate(tx: Tx, things: readonly OnShelf[], shelf: string, actor: Actor & { id: string }) {
  const idsOf = (kind: OnShelf['kind']) => things.filter((thing) => thing.kind === kind).map(({ id }) => id)
  await putOnShelf(tx, idsOf('in_stock'), shelf, actor)
  await relocateOrdered(tx, idsOf('packing'), shelf, actor)
  await moveUnclaimed(tx, idsOf('unclaimed'), shelf, actor)
  const ids = things.map(({ id }) => id)
  await settleParcels(tx, ids, shelf, actor.id)
}
