import type { Unit } from '#domain/money.ts'
import type { Language } from '#domain/language.ts'
import type { MovingKind, MovingState } from '#domain/moving.ts'
import { type Db, nothing, type Query, sql, type Tx } from '#server/database/db.ts'

/* Runs of moving in, and their files. */

export interface Total {
  readonly unit: Unit
  readonly count: number
  readonly amount: number
}

export interface MovingFile {
  readonly id: string
  readonly runId: string
  readonly kind: MovingKind
  readonly name: string
  readonly size: number
  readonly received: number
  readonly language: Language
  readonly state: MovingState
  readonly fault: string | null
  readonly rows: number
  readonly checked: number
  readonly known: number
  readonly moved: number
  readonly faults: number
  readonly totals: readonly Total[] | null
  readonly uploadedBy: string
  readonly movedBy: string | null
  readonly moverId: string | null
  readonly signedBy: string | null
  readonly signedAt: string | null
}

const columns = sql`
  f.id, f.run_id as "runId", f.kind, f.name, f.size, f.received, f.language, f.state, f.fault, f.rows, f.checked, f.known, f.moved,
  f.faults, f.totals, (select name from staff where id = f.uploaded_by) as "uploadedBy",
  (select name from staff where id = f.moved_by) as "movedBy", f.moved_by as "moverId",
  (select name from staff where id = f.signed_by) as "signedBy", f.signed_at as "signedAt"`

export const filesOfRuns = (db: Db, runIds: readonly string[]) =>
  db.rows(sql<MovingFile>`
    select ${columns} from moving_files f where f.run_id = any(${runIds}) and f.state <> 'cancelled' order by f.uploaded_at, f.id`)

export const findFile = (db: Db, id: string) =>
  db.find(sql<MovingFile>`select ${columns} from moving_files f where f.id = ${id}`)

export const lockFile = (tx: Tx, id: string) =>
  tx.find(sql<MovingFile>`select ${columns} from moving_files f where f.id = ${id} for no key update of f`)

/** The file that has waited longest for work; one that another process works on is left to it. */
export const takeFileToWorkOn = (tx: Tx) =>
  tx.find(sql<MovingFile>`
    select ${columns} from moving_files f where f.state in ('reading', 'checking', 'moving')
    order by f.changed_at limit 1 for no key update of f skip locked`)

export const hasWork = async (db: Db): Promise<boolean> =>
  (
    await db.row(sql<{ any: boolean }>`
      select exists (select from moving_files where state in ('reading', 'checking', 'moving'))
        or exists (select from first_mail_waves where state = 'sending') as any`)
  ).any

/** The files of a run that are not moved in yet, of one kind. */
export const openFileOf = (db: Db, runId: string, kind: MovingKind) =>
  db.find(sql<MovingFile>`
    select ${columns} from moving_files f
    where f.run_id = ${runId} and f.kind = ${kind} and f.state not in ('moved', 'cancelled')`)

interface NewFile {
  readonly runId: string
  readonly kind: MovingKind
  readonly name: string
  readonly size: number
  readonly language: Language
}

export const insertFile = (tx: Tx, staffId: string, { runId, kind, name, size, language }: NewFile) =>
  tx.row(sql<{ id: string }>`
    insert into moving_files (run_id, kind, name, size, language, state, uploaded_by)
    values (${runId}, ${kind}, ${name}, ${size}, ${language}, 'uploading', ${staffId}) returning id`)

/** A move of the state table: the old state guards the new. */
export const moveFile = (
  tx: Tx,
  id: string,
  from: readonly MovingState[],
  to: MovingState,
  set: Query<unknown> = nothing,
) =>
  tx.run(sql`
    update moving_files set state = ${to}, changed_at = now() ${set} where id = ${id} and state = any(${from})`)

export const noteProgress = (
  tx: Tx,
  id: string,
  {
    checked = 0,
    known = 0,
    moved = 0,
    faults = 0,
  }: Partial<Pick<MovingFile, 'checked' | 'known' | 'moved' | 'faults'>>,
) =>
  tx.run(sql`
    update moving_files set checked = checked + ${checked}, known = known + ${known}, moved = moved + ${moved}, faults = faults + ${faults},
      changed_at = now() where id = ${id}`)

export interface Run {
  readonly id: string
  readonly name: string
  readonly startedBy: string
  readonly startedAt: string
  readonly endedAt: string | null
}

const runColumns = sql`
  r.id, r.name, (select name from staff where id = r.started_by) as "startedBy", r.started_at as "startedAt", r.ended_at as "endedAt"`

export const latestRuns = (db: Db, most: number) =>
  db.rows(sql<Run>`select ${runColumns} from moving_runs r order by r.started_at desc, r.id desc limit ${most}`)

/** Undefined while another is open. */
export const insertRun = (tx: Tx, staffId: string, name: string) =>
  tx.find(sql<{ id: string }>`
    insert into moving_runs (name, started_by) values (${name}, ${staffId})
    on conflict ((true)) where ended_at is null do nothing returning id`)

export const findRun = (db: Db, id: string) =>
  db.find(sql<Run>`select ${runColumns} from moving_runs r where r.id = ${id}`)

export const lockRun = (tx: Tx, id: string) =>
  tx.find(sql<Run>`select ${runColumns} from moving_runs r where r.id = ${id} for no key update of r`)

export const endRun = (tx: Tx, id: string) =>
  tx.run(sql`update moving_runs set ended_at = now() where id = ${id} and ended_at is null`)

export const cancelOpenFiles = (tx: Tx, runId: string) =>
  tx.run(sql`
    update moving_files set state = 'cancelled', changed_at = now()
    where run_id = ${runId} and state not in ('moving', 'moved', 'cancelled')`)

/** The names of people are in them; what was moved in is known by its keys. */
export async function forgetContents(tx: Tx, fileIds: readonly string[]): Promise<void> {
  await tx.run(sql`delete from moving_pieces where file_id = any(${fileIds})`)
  await tx.run(sql`delete from moving_rows where file_id = any(${fileIds})`)
  await tx.run(sql`delete from moving_faults where file_id = any(${fileIds})`)
}

export const fileIdsOfRun = async (db: Db, runId: string) =>
  (await db.rows(sql<{ id: string }>`select id from moving_files where run_id = ${runId}`)).map(({ id }) => id)
