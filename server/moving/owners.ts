import type { Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { membersByOldNumber } from '#server/members/members.ts'
import * as z from 'zod/mini'
import { kinds } from './kinds.ts'
import { forgetOpenings, insertOpenings } from './openings.sql.ts'
import { goodRowsAfter, type StoredRow } from './rows.sql.ts'
import type { MovingFile } from './sql.ts'

/* Whose the rows of a file are, once their members are here. */

const rowsAtOnce = 1000

/** Refuses with 9042 when a member is missing. */
async function* ownedRows(tx: Tx, file: MovingFile) {
  const { schema, ownerOf, worth } = kinds[file.kind]
  for (let after = 0; ; ) {
    const rows: readonly StoredRow[] = await goodRowsAfter(tx, file.id, after, rowsAtOnce)
    const last = rows.at(-1)
    if (!last || !ownerOf) return
    const parsed = rows.map(({ sourceKey, cells }) => ({ sourceKey, row: z.parse(schema, cells) }))
    const owners = await membersByOldNumber(
      tx,
      parsed.map(({ row }) => ownerOf(row) ?? ''),
    )
    yield parsed.map(({ sourceKey, row }) => {
      const memberId = owners.get(ownerOf(row) ?? '')?.memberId ?? refuse('moving_changed')
      return { sourceKey, memberId, worth: worth?.(row) }
    })
    after = last.rowNo
  }
}

export async function ownersOf(tx: Tx, file: MovingFile): Promise<readonly string[]> {
  const ids = new Set<string>()
  for await (const rows of ownedRows(tx, file)) for (const { memberId } of rows) ids.add(memberId)
  return [...ids]
}

/** One opening for each row. Refuses with 9042 when a member has two balances in one unit. */
export async function openBalances(tx: Tx, file: MovingFile): Promise<void> {
  await forgetOpenings(tx, file.id)
  for await (const rows of ownedRows(tx, file)) {
    const openings = rows.flatMap(({ sourceKey, memberId, worth }) =>
      worth ? [{ sourceKey, memberId, ...worth }] : [],
    )
    if ((await insertOpenings(tx, file, openings)) !== openings.length) refuse('moving_changed')
  }
}
