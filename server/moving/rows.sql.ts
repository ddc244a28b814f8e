import type { MovingKind } from '#domain/moving.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'
import type { Cells } from './cells.ts'
import type { Found } from './kind.ts'

/* The rows of a file, from reading to moving in. */

export interface StoredRow {
  readonly rowNo: number
  readonly sourceKey: string
  readonly cells: Cells
}

export const forgetRows = async (tx: Tx, fileId: string) => {
  await tx.run(sql`delete from moving_rows where file_id = ${fileId}`)
  await tx.run(sql`delete from moving_faults where file_id = ${fileId}`)
}

export const insertRows = (
  tx: Tx,
  fileId: string,
  rows: readonly (StoredRow & { readonly alsoOnce: string | null })[],
) =>
  tx.run(sql`
    insert into moving_rows (file_id, row_no, source_key, also_once, cells)
    select ${fileId}::uuid, "rowNo", "sourceKey", "alsoOnce", cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("rowNo" int, "sourceKey" text, "alsoOnce" text, cells jsonb)`)

/** The next rows in this state, in the order of the file. */
export const nextRows = (tx: Tx, fileId: string, state: 'read' | 'good', most: number) =>
  tx.rows(sql<StoredRow>`
    select row_no as "rowNo", source_key as "sourceKey", cells from moving_rows
    where file_id = ${fileId} and state in ('read', 'good') and state = ${state}::text order by row_no limit ${most}`)

/** All rows that are to be moved in, from behind one that was read. */
export const goodRowsAfter = (tx: Tx, fileId: string, rowNo: number, most: number) =>
  tx.rows(sql<StoredRow>`
    select row_no as "rowNo", source_key as "sourceKey", cells from moving_rows
    where file_id = ${fileId} and state = 'good' and row_no > ${rowNo} order by row_no limit ${most}`)

export const goodRowsOf = (tx: Tx, fileId: string, keys: readonly string[]) =>
  tx.rows(sql<{ rowNo: number }>`
    select row_no as "rowNo" from moving_rows where file_id = ${fileId} and source_key = any(${keys}) and state = 'good'`)

export type Outcome = 'good' | 'known' | 'faulty' | 'moved'

export const settleRows = (
  tx: Tx,
  fileId: string,
  rows: readonly { readonly rowNo: number; readonly state: Outcome }[],
) =>
  tx.run(sql`
    update moving_rows r set state = s.state
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s ("rowNo" int, state text)
    where r.file_id = ${fileId} and r.row_no = s."rowNo"`)

export const readAgain = (tx: Tx, fileId: string) =>
  tx.run(sql`update moving_rows set state = 'read' where file_id = ${fileId} and state <> 'read'`)

/** Rows that repeat an earlier one: by key, or by what else may occur once. */
export const repeatedRows = (tx: Tx, fileId: string, rowNos: readonly number[]) =>
  tx.rows(sql<{ rowNo: number; byKey: boolean; byOther: boolean }>`
    select r.row_no as "rowNo",
      exists (select from moving_rows e where e.file_id = r.file_id and e.source_key = r.source_key and e.row_no < r.row_no) as "byKey",
      r.also_once is not null and exists (
        select from moving_rows e where e.file_id = r.file_id and e.also_once = r.also_once and e.row_no < r.row_no) as "byOther"
    from moving_rows r where r.file_id = ${fileId} and r.row_no = any(${rowNos})`)

/** What earlier files have moved in. */
export const knownKeys = async (db: Db, kind: MovingKind, keys: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.rows(sql<{ key: string }>`
        select source_key as key from moved_in where kind = ${kind} and source_key = any(${keys})`)
    ).map(({ key }) => key),
  )

/** Old numbers that the run's file of members will bring, if it is moved in. */
export const announcedNumbers = async (
  db: Db,
  runId: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.rows(sql<{ number: string }>`
        select r.source_key as number from moving_rows r join moving_files f on f.id = r.file_id
        where f.run_id = ${runId} and f.kind = 'members' and f.state in ('checking', 'ready', 'moving') and r.state <> 'faulty'
          and r.source_key = any(${numbers})`)
    ).map(({ number }) => number),
  )

export const insertFaults = (tx: Tx, fileId: string, faults: readonly (Found & { readonly rowNo: number })[]) =>
  tx.run(sql`
    insert into moving_faults (file_id, row_no, field, word)
    select ${fileId}::uuid, "rowNo", field, word
    from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as f ("rowNo" int, field text, word text)`)

export const forgetFaults = (tx: Tx, fileId: string) => tx.run(sql`delete from moving_faults where file_id = ${fileId}`)

export interface StoredFault extends Found {
  readonly no: string
  readonly rowNo: number
}

/** By row, from behind one that was read. */
export const listFaults = (db: Db, fileId: string, after: Pick<StoredFault, 'rowNo' | 'no'>, most: number) =>
  db.rows(sql<StoredFault>`
    select f.no::text, f.row_no as "rowNo", f.field, f.word from moving_faults f
    where f.file_id = ${fileId} and (f.row_no, f.no) > (${after.rowNo}::int, ${after.no}::bigint)
    order by f.row_no, f.no limit ${most}`)

export const noteMoved = (
  tx: Tx,
  file: { readonly id: string; readonly kind: MovingKind },
  moved: readonly { readonly sourceKey: string; readonly targetId: string }[],
) =>
  tx.run(sql`
    insert into moved_in (kind, source_key, target_id, file_id)
    select ${file.kind}, "sourceKey", "targetId", ${file.id}::uuid
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m ("sourceKey" text, "targetId" uuid)`)
