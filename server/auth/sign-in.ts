import type { Refusal } from '#contract/refusals/refusals.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'
import { countGuess, dropGuard, isBeyond, isGuarded } from './guard.ts'
import type { WriteCall } from '#server/context.ts'
import { verifyPassword } from './passwords.ts'
import { newTask } from './proof-of-work.ts'
import { refuse } from '#server/http/refuse.ts'

/** Whose password is tried: `member:<id>` or `staff:<id>`, or the name as typed where there is no such account. */
interface Attempt extends Tried {
  readonly passwordHash: string | undefined
  readonly password: string
  /** What else is required besides the password. */
  readonly secondFactor?: SecondFactor
}

interface Tried {
  readonly account: string
  /** For attempts to sign in; somebody who is signed in already needs no proof of work. */
  readonly guard?: Guard
}

/** Null when it was given and right. */
type SecondFactor = () => Promise<'totp_missing' | 'totp_wrong' | null>

interface Guard {
  /** The name as typed, for which the task was made. */
  readonly name: string
  /** The task was solved; it stands in for the image code that was given before it. */
  readonly isProven: boolean
  /** Writes to the owner that somebody is guessing, at most once a day. */
  readonly tellOwner?: (tx: Tx) => Promise<void>
}

/**
 * Continues when the password is right, otherwise refuses with the given word. The fifth wrong one within fifteen
 * minutes locks the account for this network for fifteen minutes (2010), and for no other: strangers cannot lock the
 * owner out. Beyond a hundred from anywhere, proof of work is required (2023). Unknown names cost the same work and
 * lock the same way, so that an answer does not reveal who has an account.
 */
export const provePassword = (call: WriteCall, attempt: Attempt, wrong: Refusal): Promise<void> =>
  prove(call, attempt, async () => {
    const { passwordHash, password, secondFactor } = attempt
    if (!(await verifyPassword(passwordHash, password))) return wrong
    return (await secondFactor?.()) ?? null
  })

/** The same for somebody who gives only the second factor: wrong codes count like wrong passwords. */
export const proveSecondFactor = (call: WriteCall, tried: Tried, secondFactor: SecondFactor): Promise<void> =>
  prove(call, tried, secondFactor)

async function prove(call: WriteCall, tried: Tried, fault: () => Promise<Refusal | null>): Promise<void> {
  const { context, network, tx } = call
  const { account } = tried
  const isCounted = context.environment.rateLimits
  if (isCounted) await refuseClosed(call, context.database, tried)
  const found = await fault()
  if (!isCounted) return found ? refuse(found) : undefined
  if (found && found !== 'totp_missing') return refuseCounted(call, tried, found)
  // Checked again: of many guesses at once, those that end after the fifth failure learn nothing.
  await refuseClosed(call, tx, tried)
  if (found) refuse(found)
  await tx.run(sql`delete from sign_in_failures where account = ${account} and network = ${network}`)
}

async function refuseCounted(call: WriteCall, tried: Tried, fault: Refusal): Promise<never> {
  const { account, guard } = tried
  const { here, anywhere } = await call.context.database.keep(async (kept) => {
    const here = await countFailure(kept, account, call.network)
    const { failures, isNews } = await countGuess(kept, account)
    if (isNews) await guard?.tellOwner?.(kept)
    return { here, anywhere: failures }
  })
  if (here > allowedFailures) refuse('account_locked')
  if (isBeyond(anywhere)) askForProof(call, tried)
  refuse(fault)
}

/** For a sign-in without a password: an account that is closed to this network after wrong ones stays closed (2010). */
export async function refuseLocked(call: WriteCall, account: string): Promise<void> {
  if (call.context.environment.rateLimits) await refuseClosed(call, call.tx, { account })
}

/** After a reset by mail every network starts afresh, and no proof of work is required (C-06). */
export async function forgetFailures(tx: Tx, account: string): Promise<void> {
  await tx.run(sql`delete from sign_in_failures where account = ${account}`)
  await dropGuard(tx, account)
}

const allowedFailures = 5

async function refuseClosed(call: WriteCall, db: Db, tried: Tried): Promise<void> {
  const { account, guard } = tried
  const closed = await db.find(sql<{ network: string }>`
    select network from sign_in_failures where account = ${account} and network = ${call.network} and locked_until > now()`)
  if (closed) refuse('account_locked')
  if (guard && !guard.isProven && (await isGuarded(db, account))) askForProof(call, tried)
}

function askForProof({ context }: WriteCall, { guard }: Tried): void {
  if (guard && !guard.isProven) refuse('proof_needed', { ...newTask(context, guard.name) })
}

async function countFailure(tx: Tx, account: string, network: string): Promise<number> {
  const { failures } = await tx.row(sql<{ failures: number }>`
    insert into sign_in_failures as f (account, network, failures, window_start) values (${account}, ${network}, 1, now())
    on conflict (account, network) do update set
      failures = case when ${hasPassed} then 1 else f.failures + 1 end,
      window_start = case when ${hasPassed} then now() else f.window_start end,
      locked_until = case when ${hasPassed} then null when f.failures + 1 >= ${allowedFailures}::int
        then coalesce(f.locked_until, now() + interval '15 minutes') end
    returning failures`)
  return failures
}

const hasPassed = sql`coalesce(f.locked_until, f.window_start + interval '15 minutes') < now()`
