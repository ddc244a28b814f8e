import { expireCoins } from '#server/coins/coins.ts'
import { expireOldCoupons } from '#server/coupons/coupons.ts'
import { checkBooks, type Finding } from '#server/ledger/ledger.ts'
import { settlePayments } from '#server/payments/payments.ts'
import { settleReferrals } from '#server/referrals/referrals.ts'
import { followRules } from '#server/rules/rules.ts'
import { checkStatements } from '#server/statements/statements.ts'
import { giveBackStranded } from '#server/services/services.ts'
import { remindOfQuestions } from '#server/questions/questions.ts'
import { remindOfStorage } from '#server/storage/storage.ts'
import { Logger, run } from 'graphile-worker'
import pg from 'pg'
import type { Context } from '#server/context.ts'
import { purge } from './purge.ts'

export interface Jobs {
  stop(): Promise<void>
}

/**
 * Times are UTC: the books are checked at 03:20 in Shanghai. A run missed while the server was off is made up for once
 * (`fill`).
 */
const crontab = [
  '13 * * * * purge ?fill=1h&jobKey=purge&max=3', // every hour
  '27 * * * * expireCoupons ?fill=1h&jobKey=expireCoupons&max=3',
  '41 * * * * settleReferrals ?fill=1h&jobKey=settleReferrals&max=3',
  '* * * * * settlePayments ?fill=2m&jobKey=settlePayments&max=3',
  '53 * * * * giveBackStranded ?fill=1h&jobKey=giveBackStranded&max=3',
  '*/10 * * * * checkStatements ?fill=1h&jobKey=checkStatements&max=3',
  '*/5 * * * * followRules ?fill=10m&jobKey=followRules&max=3',
  '7 * * * * remindOfQuestions ?fill=1h&jobKey=remindOfQuestions&max=3',
  '30 1 * * * remindOfStorage ?fill=1d&jobKey=remindOfStorage&max=3',
  '10 18 * * * expireCoins ?fill=1d&jobKey=expireCoins&max=3',
  '20 19 * * * checkBooks ?fill=1d&jobKey=checkBooks&max=3',
].join('\n')

/**
 * Runs scheduled work. Every process takes part; the queue gives each run to one of them. Faults go to `onFault`, and
 * so do errors found in the books.
 */
export async function startJobs(context: Context, onFault: (error: unknown) => void): Promise<Jobs> {
  // Two connections of its own: one listens, and the queue needs times as Date, where our pool returns texts.
  const { connectionString } = context.database.pool.options
  const pool = new pg.Pool({ ...(connectionString === undefined ? {} : { connectionString }), max: 2 })
  const tell = (error: Error) => {
    if (!pool.ending) onFault(error)
  }
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  const runner = await run({
    pgPool: pool,
    crontab,
    taskList: {
      purge: () => purge(context),
      expireCoupons: () => expireOldCoupons(context),
      settleReferrals: () => settleReferrals(context),
      settlePayments: () => settlePayments(context, onFault),
      checkStatements: () => checkStatements(context, onFault),
      giveBackStranded: () => giveBackStranded(context),
      followRules: () => followRules(context),
      remindOfQuestions: () => remindOfQuestions(context),
      remindOfStorage: () => remindOfStorage(context),
      expireCoins: () => expireCoins(context),
      checkBooks: () => reportBooks(context, onFault),
    },
    concurrency: 1,
    pollInterval: 10_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') onFault(new Error(message))
    }),
  })
  runner.promise.catch(onFault)
  return {
    stop: async () => {
      await runner.stop()
      await pool.end()
    },
  }
}

/** An operator sees it in the log the same morning; nothing is corrected automatically. */
export async function reportBooks(
  { database }: Pick<Context, 'database'>,
  onFault: (error: unknown) => void,
): Promise<void> {
  const findings = await checkBooks(database)
  if (findings.length > 0) onFault(new BooksFault(findings))
}

class BooksFault extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(
      `The books do not balance, ${findings.length} findings: ${findings.map(({ check, subject }) => `${check} ${subject}`).join(', ')}`,
    )
    this.findings = findings
  }
}
