import type { Unit } from '#domain/money.ts'
import { isSignedByTwo, movingMoves } from '#domain/moving.ts'
import { fieldWord } from '#contract/wire/field-texts.ts'
import { sql, type Tx } from '#server/database/db.ts'
import { membersByOldNumber } from '#server/members/members.ts'
import * as z from 'zod/mini'
import type { Cells } from './cells.ts'
import type { Found, ReadRow } from './kind.ts'
import { kinds } from './kinds.ts'
import {
  announcedNumbers,
  goodRowsAfter,
  insertFaults,
  knownKeys,
  nextRows,
  type Outcome,
  repeatedRows,
  settleRows,
  type StoredRow,
} from './rows.sql.ts'
import { moveFile, type MovingFile, noteProgress, type Total } from './sql.ts'

const rowsAtOnce = 500

/** Checks the next rows of a file; the last time says whether all are well. Nothing but the file's own rows changes. */
export async function checkRows(tx: Tx, file: MovingFile): Promise<void> {
  const rows = await nextRows(tx, file.id, 'read', rowsAtOnce)
  if (rows.length === 0) return endCheck(tx, file)
  const known = await knownKeys(
    tx,
    file.kind,
    rows.map(({ sourceKey }) => sourceKey),
  )
  const faults = await faultsOf(tx, file, rows, known)
  const stateOf = ({ rowNo, sourceKey }: StoredRow): Outcome => {
    if (faults.has(rowNo)) return 'faulty'
    return known.has(sourceKey) ? 'known' : 'good'
  }
  const settled = rows.map((row) => ({ rowNo: row.rowNo, state: stateOf(row) }))
  await settleRows(tx, file.id, settled)
  const found = [...faults].flatMap(([rowNo, some]) => some.map((each) => ({ rowNo, ...each })))
  if (found.length > 0) await insertFaults(tx, file.id, found)
  await noteProgress(tx, file.id, {
    checked: rows.length,
    known: settled.filter(({ state }) => state === 'known').length,
    faults: faults.size,
  })
}

type Faults = ReadonlyMap<number, readonly Found[]>

async function faultsOf(
  tx: Tx,
  file: MovingFile,
  rows: readonly StoredRow[],
  known: ReadonlySet<string>,
): Promise<Faults> {
  const { schema, cells: columns, judge, ownerOf, keyField, once } = kinds[file.kind]
  const faults = new Map<number, Found[]>()
  const add = (rowNo: number, found: readonly Found[]) => {
    const before = faults.get(rowNo) ?? []
    const further = found.filter(({ field }) => before.every((each) => each.field !== field))
    if (further.length > 0) faults.set(rowNo, [...before, ...further])
  }
  const parsed = rows.map(({ rowNo, sourceKey, cells }): ReadRow<object> => {
    const read = z.safeParse(schema, cells)
    if (read.success) return { rowNo, sourceKey, parsed: read.data }
    add(rowNo, fieldFaults(read.error.issues, keyField))
    return { rowNo, sourceKey, parsed: readable(columns, cells) }
  })
  for (const { rowNo, cells } of rows) add(rowNo, undecoded(cells))
  const repeated = await repeatedRows(
    tx,
    file.id,
    rows.map(({ rowNo }) => rowNo),
  )
  for (const { rowNo, byKey, byOther } of repeated) {
    if (byKey) add(rowNo, [{ field: keyField, word: 'field_moving_key' }])
    else if (byOther && once) add(rowNo, [{ field: once.field, word: 'field_moving_once' }])
  }
  // Of what was moved in before, only a balance is judged again: another amount would be lost silently.
  const fresh = parsed.filter(({ sourceKey }) => file.kind === 'balances' || !known.has(sourceKey))
  const numbers = ownerOf ? fresh.flatMap(({ parsed: row }) => ownerOf(row) ?? []) : []
  const owners = await membersByOldNumber(tx, numbers)
  const announced = await announcedNumbers(tx, file.runId, numbers)
  const findings = await judge?.(tx, fresh, owners)
  for (const row of fresh) {
    const owner = ownerOf?.(row.parsed)
    if (owner !== undefined && !owners.has(owner) && !announced.has(owner))
      add(row.rowNo, [{ field: 'oldNumber', word: 'field_moving_member' }])
    if (findings) add(row.rowNo, findings(row))
  }
  return faults
}

/** The cells of a row that can be read. */
const readable = (columns: Readonly<Record<string, z.ZodMiniType>>, cells: Cells): object =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, type]) => {
      const read = z.safeParse(type, cells[column])
      return read.success && read.data !== undefined ? [[column, read.data]] : []
    }),
  )

/** Cells with bytes that are no character in the encoding of the file: nobody would notice them later. */
const undecoded = (cells: Cells): readonly Found[] =>
  Object.entries(cells).flatMap(([field, cell]) => (cell.includes('\uFFFD') ? [{ field, word: 'field_text' }] : []))

/** The first fault of each column. */
function fieldFaults(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string; readonly code?: string }[],
  keyField: string,
): readonly Found[] {
  const words = new Map<string, string>()
  for (const issue of issues) {
    const field = String(issue.path[0] ?? keyField)
    if (!words.has(field)) words.set(field, fieldWord(issue))
  }
  return [...words].map(([field, word]) => ({ field, word }))
}

async function endCheck(tx: Tx, file: MovingFile): Promise<void> {
  const { from, to } = file.faults > 0 ? movingMoves.fail : movingMoves.pass
  const totals = isSignedByTwo(file) && file.faults === 0 ? JSON.stringify(await totalsOf(tx, file)) : null
  await moveFile(tx, file.id, from, to, sql`, totals = ${totals}::jsonb`)
}

/** What the file is worth, by unit: of the rows that are moved in, read one batch after the other. */
export async function totalsOf(tx: Tx, file: MovingFile): Promise<readonly Total[]> {
  const sums = new Map<Unit, Total>()
  for await (const { worth } of goodRows(tx, file)) {
    if (!worth) continue
    const { count, amount } = sums.get(worth.unit) ?? { count: 0, amount: 0 }
    sums.set(worth.unit, { unit: worth.unit, count: count + 1, amount: amount + worth.amount })
  }
  return [...sums.values()].sort((one, other) => (one.unit < other.unit ? -1 : 1))
}

/** The rows that are moved in, parsed, without keeping them all. */
async function* goodRows(tx: Tx, file: MovingFile) {
  const { schema, worth } = kinds[file.kind]
  for (let after = 0; ; ) {
    const rows = await goodRowsAfter(tx, file.id, after, rowsAtOnce)
    for (const { cells } of rows) yield { worth: worth?.(z.parse(schema, cells)) }
    const last = rows.at(-1)
    if (!last) return
    after = last.rowNo
  }
}
