import type { moving } from '#contract/moving.ts'
import { fieldText } from '#contract/wire/server.field-texts.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { StaffSession } from '#server/auth/session.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { filesOfRuns, findFile, findRun, type MovingFile, type Run } from './sql.ts'

type WireFile = Output<typeof moving.upload>
type WireRun = Output<typeof moving.start>

interface Reader {
  readonly staff: StaffSession
  readonly language: Language
}

export const fileView = ({ staff, language }: Reader, file: MovingFile): WireFile => ({
  id: file.id,
  kind: file.kind,
  name: file.name,
  size: file.size,
  received: file.received,
  state: file.state,
  fault: file.fault === null ? null : fieldText(file.fault, language),
  rows: file.rows,
  checked: file.checked,
  known: file.known,
  moved: file.moved,
  faults: file.faults,
  totals: [...(file.totals ?? [])],
  uploadedBy: file.uploadedBy,
  movedBy: file.movedBy,
  mine: file.moverId === staff.id,
  signedBy: file.signedBy,
  signedAt: file.signedAt,
})

/** As it is after a call changed it. */
export const changedFile = async (reader: Reader, db: Db, id: string): Promise<WireFile> =>
  fileView(reader, orRefuse(await findFile(db, id), 'not_found'))

export const changedRun = async (reader: Reader, db: Db, id: string): Promise<WireRun> =>
  (await runViews(reader, db, [orRefuse(await findRun(db, id), 'not_found')])).at(0) as WireRun

export async function runViews(reader: Reader, db: Db, runs: readonly Run[]): Promise<WireRun[]> {
  const files = await filesOfRuns(
    db,
    runs.map(({ id }) => id),
  )
  return runs.map((run) => ({
    ...run,
    files: files.filter(({ runId }) => runId === run.id).map((file) => fileView(reader, file)),
  }))
}
