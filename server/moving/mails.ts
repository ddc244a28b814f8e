import type { moving } from '#contract/moving.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsStaff, Context, WriteCall } from '#server/context.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { mailFirstPasswords } from '#server/members/members.ts'
import { findWave, insertWave, moveWave, noteSent, type Wave } from './waves.sql.ts'

type Calls = typeof moving
type Call = WriteCall & AsStaff

const mailsAtOnce = 50

/** B-MV-12: the next wave of first-password mails. */
export async function startWave(call: Call, { size }: Input<Calls['mail']>): Promise<Output<Calls['mail']>> {
  const wave = orRefuse(await insertWave(call.tx, call.staff.id, size), 'moving_wave')
  call.audit({ kind: 'first_mail_wave', id: wave.id, after: { size } })
  return wave
}

/** B-MV-13 */
export async function pauseWave(call: Call, { id, paused }: Input<Calls['pause']>): Promise<Output<Calls['pause']>> {
  const { tx } = call
  const [from, to] = paused ? (['sending', 'paused'] as const) : (['paused', 'sending'] as const)
  const moved = await moveWave(tx, id, from, to)
  const wave = orRefuse(await findWave(tx, id), 'not_found')
  // Pressing again changes nothing; a wave that was sent to its end cannot be paused.
  if (moved === 0 && wave.state !== to) refuse('staff_state')
  call.audit({ kind: 'first_mail_wave', id, after: { state: to } })
  return wave
}

/** Mails the next few of a wave, which ends when it is full or nobody is left. */
export async function mailSome(context: Context, tx: Tx, wave: Wave): Promise<void> {
  const wanted = Math.min(mailsAtOnce, wave.size - wave.sent)
  const sent = await mailFirstPasswords(context, tx, wanted)
  await noteSent(tx, wave.id, sent)
  if (sent < wanted || wave.sent + sent === wave.size) await moveWave(tx, wave.id, 'sending', 'sent')
}
