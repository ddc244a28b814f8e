import type { Input, Output } from '#contract/wire/operation.ts'
import type { rules } from '#contract/standing-rules.ts'
import { runCan } from '#domain/standing-rule.ts'
import { orRefuse } from '#server/database/db.ts'
import type { AsMember, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { deleteRule, lockOwnRun, lockPlannedRun, lockRule, moveRun } from './sql.ts'

type Call = WriteCall & AsMember

/**
 * E-45: stopping twice changes nothing; what has already been applied for is an order, and is changed or deleted as
 * one.
 */
export async function stop(
  { tx, member }: Call,
  { runId }: Input<typeof rules.stop>,
): Promise<Output<typeof rules.stop>> {
  const run = orRefuse(await lockOwnRun(tx, member.id, runId), 'not_found')
  if (run.state === 'stopped') return shown(run)
  if (!runCan.stop(run)) refuse('order_state', null, { id: run.orderId ?? undefined })
  return shown(await moveRun(tx, { run, to: 'stopped', details: {} }))
}

const shown = ({ id, state, parcelIds, dueAt, orderId }: Output<typeof rules.stop>) => ({
  id,
  state,
  parcelIds,
  dueAt,
  orderId,
})

/** E-44: together with what it had planned. */
export async function remove(
  { tx, member }: Call,
  { id }: Input<typeof rules.delete>,
): Promise<Output<typeof rules.delete>> {
  const run = await lockPlannedRun(tx, id)
  orRefuse(await lockRule(tx, member.id, id), 'not_found')
  if (run) await moveRun(tx, { run, to: 'dropped', details: { why: 'off' } })
  await deleteRule(tx, id)
  return {}
}
