import type { Refusal } from '#contract/refusals/refusals.ts'
import { reasonToAsk } from '#domain/standing-rule.ts'
import type { Tx } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { applyByRule, dueByRule, payByRule } from '#server/orders/orders.ts'
import { assert, Refused } from '#server/http/refuse.ts'
import { areReady, findDueRuns, findOrderedRuns } from './gather.sql.ts'
import { asksMail, failedMail } from './mail.ts'
import { lockRule, type LockedRun, moveRun, pauseRule, takeRun } from './sql.ts'
import type { StepDetails } from './text.ts'

/** Applies for what is due, then pays what may be paid. */
export async function actOnRuns(context: Context): Promise<void> {
  const { database } = context
  await eachByItself(await findDueRuns(database), async (id) => {
    const refusal = await refusalOf(database.transaction((tx) => order(context, tx, id)))
    if (refusal) await database.transaction((tx) => fail(context, tx, id, refusal))
  })
  await eachByItself(await findOrderedRuns(database), async (id) => {
    const refusal = await refusalOf(database.transaction((tx) => settle(context, tx, id)))
    const why = refusal === 'balance_low' ? 'balance' : 'changed'
    if (refusal) await database.transaction((tx) => ask(context, tx, id, why))
  })
}

/** A fault of one does not hold up the others; all are reported at the end. */
async function eachByItself(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  const faults: unknown[] = []
  for (const id of ids) await work(id).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} runs of standing rules failed`)
}

/** A refusal rolls the transaction back and is a step of its own; a fault is thrown on. */
async function refusalOf(work: Promise<void>): Promise<Refusal | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

async function order(context: Context, tx: Tx, id: string): Promise<void> {
  const run = await takeRun(tx, id, 'planned')
  if (!run) return
  const { memberId, parcelIds } = run
  const rule = await lockRule(tx, memberId, run.ruleId)
  if (!rule?.isFollowed) return drop(tx, run, 'off')
  if (!(await areReady(tx, memberId, parcelIds))) return drop(tx, run, 'parcels')
  const placed = await applyByRule({ context, tx, memberId }, { ...rule, parcelIds })
  await moveRun(tx, { run, to: 'ordered', orderId: placed.id, details: shownOf(placed) })
}

async function drop(tx: Tx, run: LockedRun, why: StepDetails['why']): Promise<void> {
  await moveRun(tx, { run, to: 'dropped', details: { why } })
}

/**
 * Pauses the rule, so that it does not fail again and again; unless one of the parcels was used otherwise at that very
 * moment.
 */
async function fail(context: Context, tx: Tx, id: string, refusal: Refusal): Promise<void> {
  const run = await takeRun(tx, id, 'planned')
  if (!run) return
  const rule = await lockRule(tx, run.memberId, run.ruleId)
  if (!(await areReady(tx, run.memberId, run.parcelIds))) return drop(tx, run, 'parcels')
  await moveRun(tx, { run, to: 'failed', details: { refusal } })
  if (!rule) return
  await pauseRule(tx, rule.id)
  const mailed = { rule, details: { refusal }, publicUrl: context.environment.publicUrl }
  await sendMemberMail(tx, run.memberId, 'RULE_PAUSED', (language) => failedMail(language, mailed), run.id)
}

/** Pays automatically up to the amount that its member has set, otherwise asks. */
async function settle(context: Context, tx: Tx, id: string): Promise<void> {
  const placed = await takeOrdered(tx, id)
  if (!placed) return
  const { run, rule, due, details } = placed
  if (!due) return askAbout(context, tx, placed, 'yours')
  const why = await reasonNotToPay(tx, run.memberId, rule, due)
  if (why) return askAbout(context, tx, placed, why)
  await payByRule({ context, tx, memberId: run.memberId }, due)
  await moveRun(tx, { run, to: 'paid', details })
}

async function ask(context: Context, tx: Tx, id: string, why: Why): Promise<void> {
  const placed = await takeOrdered(tx, id)
  if (placed) await askAbout(context, tx, placed, placed.due ? why : 'yours')
}

/**
 * An order that a rule has applied for, locked. Without `due` its member has taken it over, without `rule` the rule was
 * deleted.
 */
async function takeOrdered(tx: Tx, id: string) {
  const run = await takeRun(tx, id, 'ordered')
  if (!run) return undefined
  const due = await dueByRule(tx, run.memberId, orderOf(run))
  const rule = await lockRule(tx, run.memberId, run.ruleId)
  return { run, rule, due, details: due ? { ...shownOf(due), limitMinor: rule?.payUpToMinor ?? null } : {} }
}

type Placed = NonNullable<Awaited<ReturnType<typeof takeOrdered>>>
type Due = NonNullable<Awaited<ReturnType<typeof dueByRule>>>
type Why = NonNullable<StepDetails['why']>

const shownOf = ({ orderNumber, dueMinor, currency }: Due) => ({ orderNumber, dueMinor, currency })

/**
 * The member's present rule applies, not the one from when the order was placed; the order stays in its currency
 * (decision record 20).
 */
async function reasonNotToPay(tx: Tx, memberId: string, rule: Placed['rule'], { currency, dueMinor }: Due) {
  if (!rule?.isFollowed || rule.currency !== currency) return 'off'
  const balances = await balancesOf(tx, memberId)
  return reasonToAsk({ dueMinor, balanceMinor: balances[currency] }, rule.payUpToMinor)
}

/** Writes to the member if there is something to pay. */
async function askAbout(context: Context, tx: Tx, { run, rule, details }: Placed, why: Why): Promise<void> {
  const reasoned = { ...details, why }
  await moveRun(tx, { run, to: 'asks', details: reasoned })
  if (!rule || why === 'yours') return
  const mailed = { rule, details: reasoned, orderId: orderOf(run), publicUrl: context.environment.publicUrl }
  await sendMemberMail(tx, run.memberId, 'RULE_ASKS', (language) => asksMail(language, mailed), run.id)
}

function orderOf({ orderId }: LockedRun): string {
  assert(orderId, 'what was applied for has its order')
  return orderId
}
