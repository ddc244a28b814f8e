import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Call, Context } from '#server/context.ts'
import { isSameSecret } from './same-secret.ts'
import { spendOnce } from './spend-once.ts'

/**
 * Work for the caller's processor: find the number from 0 to `most` whose SHA-256 with the salt is the goal. It is
 * found by trying them all, which takes a phone some seconds; the seal recognises the task again, so that nothing is
 * stored before it was solved.
 */
export interface Task {
  /** Starts with the time at which the task expires. */
  readonly salt: string
  readonly goal: string
  readonly most: number
  readonly seal: string
}

const most = 100_000
const lifeMs = 300_000

/** A task that is valid for one account name only. */
export function newTask(context: Context, name: string, nowMs = Date.now()): Task {
  const salt = `${(nowMs + lifeMs).toString(36)}.${randomBytes(12).toString('base64url')}`
  const goal = digest(salt, String(randomInt(most + 1)))
  return { salt, goal, most, seal: sealOf(context, name, salt, goal) }
}

/**
 * Whether this is a task of ours for this name, solved (`salt:number:seal`), not expired, and used for the first time.
 */
export async function redeemProof(
  { context, requestId }: Pick<Call, 'context' | 'requestId'>,
  name: string,
  proof: string | undefined,
): Promise<boolean> {
  const [salt = '', number = '', seal = ''] = proof?.split(':') ?? []
  if (!isSameSecret(seal, sealOf(context, name, salt, digest(salt, number)))) return false
  const endsAtMs = Number.parseInt(salt, 36)
  if (endsAtMs <= Date.now()) return false
  return spendOnce({ context, requestId }, salt, endsAtMs)
}

const digest = (salt: string, number: string) => createHash('sha256').update(`${salt}:${number}`).digest('hex')

const sealOf = ({ keyFor }: Context, name: string, salt: string, goal: string) =>
  createHmac('sha256', keyFor('proof-of-work'))
    .update(JSON.stringify([name, salt, goal]))
    .digest('base64url')
