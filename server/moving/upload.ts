import { type moving, pieceBytes } from '#contract/moving.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { movingCan, movingMoves } from '#domain/moving.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { forgetOpenings } from './openings.sql.ts'
import { hasPiece, insertPiece } from './pieces.sql.ts'
import { forgetContents, insertFile, lockFile, lockRun, moveFile, openFileOf } from './sql.ts'
import { changedFile } from './view.ts'

type Calls = typeof moving
type Call = WriteCall & AsStaff

/** B-MV-05: announces a file, whose pieces follow. One that was not moved in is replaced. */
export async function beginUpload(call: Call, input: Input<Calls['upload']>): Promise<Output<Calls['upload']>> {
  const { tx, staff, language } = call
  // The run is locked, so that of two files of a kind at once the second replaces the first.
  const run = orRefuse(await lockRun(tx, input.runId), 'not_found')
  if (run.endedAt !== null) refuse('staff_state')
  const earlier = await openFileOf(tx, run.id, input.kind)
  if (earlier) {
    if (!movingCan.cancel(earlier)) refuse('moving_busy')
    await forgetOpenings(tx, earlier.id)
    await forgetContents(tx, [earlier.id])
    if ((await moveFile(tx, earlier.id, movingMoves.cancel.from, movingMoves.cancel.to)) === 0) refuse('moving_busy')
  }
  const { id } = await insertFile(tx, staff.id, { ...input, language })
  call.audit({ kind: 'moving_file', id, after: { kind: input.kind, size: input.size } })
  return changedFile(call, tx, id)
}

/** B-MV-06: the next piece; the last one starts the check. A piece that has arrived before is kept once. */
export async function addPiece(
  call: Call,
  { id, start, bytes: encoded }: Input<Calls['piece']>,
): Promise<Output<Calls['piece']>> {
  const { tx } = call
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length === 0 || bytes.length > pieceBytes) refuseFields({ bytes: 'field_range' })
  const file = orRefuse(await lockFile(tx, id), 'not_found')
  const grown = await insertPiece(tx, id, start, bytes)
  if (!grown && !(await hasPiece(tx, id, start, bytes))) refuse('moving_piece')
  if (grown?.received === file.size) await moveFile(tx, id, movingMoves.complete.from, movingMoves.complete.to)
  call.audit({ kind: 'moving_file', id, after: { received: grown?.received ?? file.received } })
  return changedFile(call, tx, id)
}
