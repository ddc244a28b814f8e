import { type Db, sql, type Tx } from '#server/database/db.ts'

/*
 * Guards the account as a whole: beyond a hundred failures an hour from anywhere, each attempt needs an image code and
 * a proof of work. It never locks: with the password one still gets in, and a reset by mail lifts the guard.
 */

const allowedFailures = 100

export const isGuarded = async (db: Db, account: string): Promise<boolean> =>
  (await db.find(
    sql<{ account: string }>`select account from guessed_accounts where account = ${account} and guarded_until > now()`,
  )) !== undefined

/**
 * Counts a failure; the guard lasts an hour after the latest one. `isNews`: it was raised just now, and its owner has
 * not been told within a day.
 */
export const countGuess = (tx: Tx, account: string) =>
  tx.row(sql<{ failures: number; isNews: boolean }>`
    insert into guessed_accounts as g (account, failures, window_start) values (${account}, 1, now())
    on conflict (account) do update set
      failures = case when ${hasPassed} then 1 else g.failures + 1 end,
      window_start = case when ${hasPassed} then now() else g.window_start end,
      guarded_until = case when not ${hasPassed} and g.failures + 1 >= ${allowedFailures}::int then now() + interval '1 hour' end,
      told_at = case when not ${hasPassed} and g.failures + 1 = ${allowedFailures}::int and coalesce(g.told_at < now() - interval '1 day', true)
        then now() else g.told_at end
    returning failures, told_at is not distinct from now() as "isNews"`)

export const dropGuard = (tx: Tx, account: string) =>
  tx.run(sql`delete from guessed_accounts where account = ${account}`)

/** Whether a failure came after the limit, so that its answer must reveal nothing (of many guesses at once). */
export const isBeyond = (failures: number) => failures > allowedFailures

const hasPassed = sql`(coalesce(g.guarded_until, g.window_start + interval '1 hour') < now())`
