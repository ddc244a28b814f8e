import type { Refusal } from '#contract/refusals.ts'
import { type Db, sql, type Tx } from './db.ts'
import type { WriteCall } from './house.ts'
import { verifyPassword } from './passwords.ts'
import { refuse } from './refuse.ts'

/** Whose password is tried: `member:<id>` or `staff:<id>`, or the name as typed where nobody has it. */
interface Attempt {
  readonly account: string
  readonly passwordHash: string | undefined
  readonly password: string
}

/**
 * Goes on when the password is right, else refuses with the given word. The fifth wrong one within fifteen minutes
 * closes the account to this network for as long (2010), to no other: strangers lock nobody out (decision 24). Names
 * that nobody has cost the same work and close alike, so that an answer tells nothing about who is here.
 */
export async function provePassword(call: WriteCall, attempt: Attempt, wrong: Refusal): Promise<void> {
  const { house, network, tx } = call
  const isCounted = house.settings.rateLimits
  if (isCounted) await refuseClosed(house.database, attempt.account, network)
  const isRight = await verifyPassword(attempt.passwordHash, attempt.password)
  if (!isCounted) return isRight ? undefined : refuse(wrong)
  // Asked again: of many guesses at once, those that end after the fifth failure learn nothing.
  if (isRight) {
    await refuseClosed(tx, attempt.account, network)
    await tx.run(sql`delete from sign_in_failures where account = ${attempt.account} and network = ${network}`)
    return
  }
  const failures = await house.database.keep((kept) => countFailure(kept, attempt.account, network))
  refuse(failures > allowedFailures ? 'account_locked' : wrong)
}

/** After a reset by mail every network starts anew (C-06). */
export const forgetFailures = (tx: Tx, account: string) =>
  tx.run(sql`delete from sign_in_failures where account = ${account}`)

const allowedFailures = 5

async function refuseClosed(db: Db, account: string, network: string) {
  const closed = await db.find(sql<{ network: string }>`
    select network from sign_in_failures where account = ${account} and network = ${network} and locked_until > now()`)
  if (closed) refuse('account_locked')
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
