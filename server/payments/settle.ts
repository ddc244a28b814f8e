import { askAgainInS, paymentCan, refundAgainInS } from '#domain/payment.ts'
import type { Context } from '#server/context.ts'
import { askAbout } from './ask-about.ts'
import { ProviderFault } from './provider.ts'
import { providerOf } from './providers.ts'
import { both } from './refund.ts'
import { askRefundAgain, takeDueRefunds } from './refund.sql.ts'
import { continueRefund } from './refund-steps.ts'
import type { Intent } from './sql.ts'
import { askIntentAgain, readIntents, takeDueIntents, takeUntoldFlags } from './settle.sql.ts'

/** Each run ends in time for other work; what is left comes a minute later. */
const runMs = 30_000
const batch = 20
const atATime = 4

type OnFault = (error: unknown) => void

/**
 * Every minute: asks about payments whose notice has not come, ends those that are over time, goes on with refunds, and
 * tells an operator of payments that do not match.
 */
export async function settlePayments(context: Context, onFault: OnFault): Promise<void> {
  const end = performance.now() + runMs
  await inBatches(end, () => settleDueIntents(context, onFault))
  await inBatches(end, () => settleDueRefunds(context, onFault))
  for (const { paymentNumber, flags } of await takeUntoldFlags(context.database))
    onFault(new Error(`Payment ${paymentNumber} needs a look by finance: ${flags.join(', ')}`))
}

/** A batch that met a silent provider is the last one, so that a run does not wait for each payment in turn. */
async function inBatches(end: number, take: () => Promise<'more' | 'done'>): Promise<void> {
  while (performance.now() < end && (await take()) === 'more');
}

async function settleDueIntents({ database, ...context }: Context, onFault: OnFault) {
  const due = await takeDueIntents(database, batch)
  const intents = await readIntents(
    database,
    due.map(({ paymentNumber }) => paymentNumber),
  )
  const isHeard = await fewAtATime(intents, (intent) => settle({ database, ...context }, intent, onFault))
  return isHeard && due.length === batch ? 'more' : 'done'
}

/** False when the provider did not answer. */
async function settle(context: Context, intent: Intent, onFault: OnFault): Promise<boolean> {
  const { database } = context
  const isHeard = await heard(onFault, async () => {
    const provider = providerOf(context, intent.method)
    if (provider) await askAbout(database.transaction, provider, intent)
  })
  // One that is still open is never given up.
  const seconds = askAgainInS(intent.sinceExpiryS) ?? (isHeard && !paymentCan.expire(intent) ? null : 3600)
  await askIntentAgain(database, intent.id, seconds)
  return isHeard
}

async function settleDueRefunds(context: Context, onFault: OnFault) {
  const { database } = context
  const due = await takeDueRefunds(database, batch)
  const isHeard = await fewAtATime(due, ({ id, tries }) =>
    heard(onFault, async () => {
      const pair = await database.transaction((tx) => both(tx, id))
      const provider = providerOf(context, pair.intent.method)
      await askRefundAgain(database, id, refundAgainInS(tries))
      if (provider) await continueRefund(database.transaction, provider, pair)
    }),
  )
  return isHeard && due.length === batch ? 'more' : 'done'
}

/** A silent provider is asked again later; any other fault is told, and the next payment has its turn. */
async function heard(onFault: OnFault, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) onFault(fault)
    return false
  }
}

async function fewAtATime<T>(all: readonly T[], work: (each: T) => Promise<boolean>): Promise<boolean> {
  const left = [...all]
  let isHeard = true
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) isHeard = (await work(next)) && isHeard
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return isHeard
}
