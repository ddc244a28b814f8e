import type { moving } from '#contract/moving.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { isOpenFile, isSignedByTwo, movingCan, movingMoves, signerRole } from '#domain/moving.ts'
import { refuseOwnAccounts } from '#server/auth/own-account.ts'
import type { AsStaff, WriteCall } from '#server/context.ts'
import { orRefuse, sql } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { totalsOf } from './check.ts'
import { forgetOpenings, sumOpenings } from './openings.sql.ts'
import { openBalances, ownersOf } from './owners.ts'
import { forgetFaults, readAgain } from './rows.sql.ts'
import { tellSigners } from './mail.ts'
import { forgetContents, lockFile, moveFile, type MovingFile, openFileOf, type Total } from './sql.ts'
import { financeSigns } from './text.ts'
import { changedFile } from './view.ts'

type Calls = typeof moving
type Call = WriteCall & AsStaff

const locked = async ({ tx }: Call, id: string) => orRefuse(await lockFile(tx, id), 'not_found')

/** B-MV-08: what its rows refer to may have changed. */
export async function checkAgain(call: Call, { id }: Input<Calls['checkAgain']>): Promise<Output<Calls['checkAgain']>> {
  const { tx } = call
  if (!movingCan.checkAgain(await locked(call, id))) refuse('staff_state')
  await forgetFaults(tx, id)
  await readAgain(tx, id)
  const { from, to } = movingMoves.checkAgain
  await moveFile(tx, id, from, to, sql`, checked = 0, known = 0, faults = 0, totals = null`)
  call.audit({ kind: 'moving_file', id, after: { state: to } })
  return changedFile(call, tx, id)
}

/** B-MV-09: moves a file without faults in. What is worth money waits for the second person. */
export async function moveIn(call: Call, { id }: Input<Calls['move']>): Promise<Output<Calls['move']>> {
  const { tx, staff } = call
  const file = await locked(call, id)
  const move = isSignedByTwo(file) ? movingMoves.ask : movingMoves.move
  if (!(isSignedByTwo(file) ? movingCan.ask(file) : movingCan.move(file))) refuse('staff_state')
  await refuseBeforeMembers(call, file)
  if (isSignedByTwo(file)) {
    await refuseOwnAccounts(tx, staff.id, await ownersOf(tx, file))
    if (file.kind === 'balances') await openBalances(tx, file)
    if (!isSame(await worthNow(call, file), file.totals ?? [])) refuse('moving_changed')
  }
  await moveFile(tx, id, move.from, move.to, sql`, moved_by = ${staff.id}`)
  if (isSignedByTwo(file)) await tellSigners(call, file)
  call.audit({ kind: 'moving_file', id, after: { state: move.to, totals: file.totals } })
  return changedFile(call, tx, id)
}

/** What belongs to members who come in the same run waits for them. */
async function refuseBeforeMembers({ tx }: Call, file: MovingFile) {
  if (file.kind === 'members') return
  const members = await openFileOf(tx, file.runId, 'members')
  if (members && isOpenFile(members)) refuse('moving_members_first')
}

/**
 * B-MV-10: the second person signs the totals that they saw; nobody signs what they asked for. It is somebody of finance:
 * administrators, who may make every other call, bring the files in, and would otherwise sign for each other.
 */
export async function sign(call: Call, { id, totals }: Input<Calls['sign']>): Promise<Output<Calls['sign']>> {
  const { tx, staff } = call
  if (!staff.roles.includes(signerRole)) refuse('role_missing', { text: financeSigns })
  const file = await locked(call, id)
  if (!movingCan.sign(file)) refuse('staff_state')
  if (file.moverId === staff.id) refuse('four_eyes')
  await refuseOwnAccounts(tx, staff.id, await ownersOf(tx, file))
  if (!isSame(totals, file.totals ?? []) || !isSame(await worthNow(call, file), totals)) refuse('moving_changed')
  const { from, to } = movingMoves.sign
  await moveFile(tx, id, from, to, sql`, signed_by = ${staff.id}, signed_at = now()`)
  call.audit({ kind: 'moving_file', id, after: { state: to, totals } })
  return changedFile(call, tx, id)
}

const worthNow = ({ tx }: Call, file: MovingFile) =>
  file.kind === 'balances' ? sumOpenings(tx, file.id) : totalsOf(tx, file)

const isSame = (some: readonly Total[], others: readonly Total[]) =>
  some.length === others.length &&
  some.every((one) =>
    others.some(({ unit, count, amount }) => unit === one.unit && count === one.count && amount === one.amount),
  )

/** B-MV-11: a file is given up; while it is being moved in, what was moved stays. */
export async function cancel(call: Call, { id }: Input<Calls['cancel']>): Promise<Output<Calls['cancel']>> {
  const { tx } = call
  const file = await locked(call, id)
  const move = movingCan.stop(file) ? movingMoves.stop : movingMoves.cancel
  if (!movingCan.stop(file) && !movingCan.cancel(file)) refuse('staff_state')
  await forgetOpenings(tx, id)
  await forgetContents(tx, [id])
  await moveFile(tx, id, move.from, move.to)
  call.audit({ kind: 'moving_file', id, before: { state: file.state }, after: { state: move.to } })
  return changedFile(call, tx, id)
}
