import type { moving } from '#contract/moving.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { countMoved } from '#server/members/members.ts'
import {
  cancelOpenFiles,
  endRun,
  fileIdsOfRun,
  filesOfRuns,
  forgetContents,
  insertRun,
  latestRuns,
  lockRun,
} from './sql.ts'
import { changedRun, runViews } from './view.ts'
import { latestWave } from './waves.sql.ts'

type Calls = typeof moving

const runsShown = 5

/** B-MV-01: where moving in stands. */
export async function overview(call: ReadCall & AsStaff): Promise<Output<Calls['overview']>> {
  const { db } = call
  const [runs, mails, wave] = await Promise.all([latestRuns(db, runsShown), countMoved(db), latestWave(db)])
  return { runs: await runViews(call, db, runs), mails: { ...mails, wave: wave ?? null } }
}

/** B-MV-03: one run at a time. */
export async function startRun(
  call: WriteCall & AsStaff,
  { name }: Input<Calls['start']>,
): Promise<Output<Calls['start']>> {
  const { id } = orRefuse(await insertRun(call.tx, call.staff.id, name), 'moving_open')
  call.audit({ kind: 'moving_run', id })
  return changedRun(call, call.tx, id)
}

/** B-MV-04: what was moved in stays, the files are forgotten. */
export async function endMoving(call: WriteCall & AsStaff, { id }: Input<Calls['end']>): Promise<Output<Calls['end']>> {
  const { tx } = call
  const run = orRefuse(await lockRun(tx, id), 'not_found')
  if (run.endedAt !== null) refuse('staff_state')
  const files = await filesOfRuns(tx, [id])
  if (files.some(({ state }) => state === 'moving')) refuse('moving_busy')
  await cancelOpenFiles(tx, id)
  await forgetContents(tx, await fileIdsOfRun(tx, id))
  await endRun(tx, id)
  call.audit({ kind: 'moving_run', id, after: { ended: true } })
  return changedRun(call, tx, id)
}
