import { movingMoves } from '#domain/moving.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/db.ts'
import { assert } from '#server/http/refuse.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import { membersByOldNumber } from '#server/members/members.ts'
import * as z from 'zod/mini'
import type { Found, OwnedRow, Row } from './kind.ts'
import { kinds } from './kinds.ts'
import { nextOpenings, notePosted } from './openings.sql.ts'
import { goodRowsOf, insertFaults, knownKeys, nextRows, noteMoved, settleRows } from './rows.sql.ts'
import { moveFile, type MovingFile, noteProgress } from './sql.ts'
import { openingRemark } from './text.ts'

const rowsAtOnce = 250

/** Moves the next rows of a file in, each once; the last time ends it. A row that no longer fits becomes a fault. */
export async function moveRows(context: Context, tx: Tx, file: MovingFile): Promise<void> {
  const done = file.kind === 'balances' ? await postOpenings(tx, file) : await moveSome(context, tx, file)
  if (done > 0) return
  const { from, to } = movingMoves.finish
  await moveFile(tx, file.id, from, to)
}

async function moveSome(context: Context, tx: Tx, file: MovingFile): Promise<number> {
  const { schema, ownerOf, move, lost } = kinds[file.kind]
  const stored = await nextRows(tx, file.id, 'good', rowsAtOnce)
  if (stored.length === 0) return 0
  const known = await knownKeys(
    tx,
    file.kind,
    stored.map(({ sourceKey }) => sourceKey),
  )
  const rows: Row<object>[] = stored
    .filter(({ sourceKey }) => !known.has(sourceKey))
    .map(({ rowNo, sourceKey, cells }) => ({ rowNo, sourceKey, parsed: z.parse(schema, cells) }))
  const owners = ownerOf
    ? await membersByOldNumber(
        tx,
        rows.map(({ parsed }) => ownerOf(parsed) ?? ''),
      )
    : null
  const owned = rows.flatMap((row): OwnedRow<object>[] => {
    if (!ownerOf || !owners) return [{ ...row, memberId: '', memberNumber: '' }]
    const owner = owners.get(ownerOf(row.parsed) ?? '')
    return owner ? [{ ...row, ...owner }] : []
  })
  assert(file.moverId, 'somebody asked for what is moved in')
  const made = owned.length > 0 ? await move({ context, tx, staffId: file.moverId }, owned) : new Map<string, string>()
  const moved = rows.flatMap(({ sourceKey }) => {
    const targetId = made.get(sourceKey)
    return targetId ? [{ sourceKey, targetId }] : []
  })
  await noteMoved(tx, file, moved)
  const faultOf = (row: Row<object>): Found =>
    owners && ownerOf && !owners.has(ownerOf(row.parsed) ?? '')
      ? { field: 'oldNumber', word: 'field_moving_member' }
      : lost
  const faulty = rows.filter(({ sourceKey }) => !made.has(sourceKey))
  if (faulty.length > 0)
    await insertFaults(
      tx,
      file.id,
      faulty.map((row) => ({ rowNo: row.rowNo, ...faultOf(row) })),
    )
  await settleRows(
    tx,
    file.id,
    stored.map(({ rowNo, sourceKey }) => ({
      rowNo,
      state: known.has(sourceKey) ? 'known' : made.has(sourceKey) ? 'moved' : 'faulty',
    })),
  )
  await noteProgress(tx, file.id, { known: known.size, moved: moved.length, faults: faulty.length })
  return stored.length
}

/** The balances that two people signed: exactly those, each by an entry whose source is its opening. */
async function postOpenings(tx: Tx, file: MovingFile): Promise<number> {
  const openings = await nextOpenings(tx, file.id, rowsAtOnce)
  if (openings.length === 0) return 0
  const posted = await postEntries(
    tx,
    openings.map(({ id, memberId, unit, amount }) => ({
      event: 'OPENING',
      memberId,
      unit,
      amount,
      source: { kind: 'opening', id },
      referenceNumber: null,
      remark: openingRemark,
      actor: { kind: 'staff', id: file.moverId ?? '' },
    })),
  )
  await notePosted(
    tx,
    openings.map(({ id }, at) => ({ id, entryId: posted[at]?.id ?? '' })),
  )
  await noteMoved(
    tx,
    file,
    openings.map(({ id, sourceKey }) => ({ sourceKey, targetId: id })),
  )
  const rows = await goodRowsOf(
    tx,
    file.id,
    openings.map(({ sourceKey }) => sourceKey),
  )
  await settleRows(
    tx,
    file.id,
    rows.map(({ rowNo }) => ({ rowNo, state: 'moved' })),
  )
  await noteProgress(tx, file.id, { moved: openings.length })
  return openings.length
}
