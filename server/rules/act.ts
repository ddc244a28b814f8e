import type { Refusal } from '#contract/refusals.ts'
import { reasonToAsk } from '#domain/standing-rule.ts'
import type { Tx } from '#server/db.ts'
import type { House } from '#server/house.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { sendMemberMail } from '#server/members/members.ts'
import { applyByRule, dueByRule, payByRule } from '#server/orders/orders.ts'
import { assert, Refused } from '#server/refuse.ts'
import { areReady, findDueRuns, findOrderedRuns } from './gather.sql.ts'
import { asksMail, failedMail } from './mail.ts'
import { lockRule, type LockedRun, moveRun, pauseRule, type StoredRule, takeRun } from './sql.ts'
import type { StepDetails } from './text.ts'

/** Applies for what is due, then pays what may be paid. */
export async function actOnRuns(house: House): Promise<void> {
  const { database } = house
  await eachByItself(await findDueRuns(database), async (id) => {
    const refusal = await refusalOf(database.transaction((tx) => order(house, tx, id)))
    if (refusal) await database.transaction((tx) => fail(house, tx, id, refusal))
  })
  await eachByItself(await findOrderedRuns(database), async (id) => {
    const refusal = await refusalOf(database.transaction((tx) => settle(house, tx, id)))
    const why = refusal === 'balance_low' ? 'balance' : 'changed'
    if (refusal) await database.transaction((tx) => ask(house, tx, id, why))
  })
}

/** A fault of one holds up none of the others; all of them are told in the end. */
async function eachByItself(ids: readonly string[], deed: (id: string) => Promise<void>): Promise<void> {
  const faults: unknown[] = []
  for (const id of ids) await deed(id).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} runs of standing rules failed`)
}

/** A "no" that a member would be told ends the deed without a trace, and is a step of its own; a fault goes on. */
async function refusalOf(deed: Promise<void>): Promise<Refusal | null> {
  try {
    await deed
    return null
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

async function order(house: House, tx: Tx, id: string): Promise<void> {
  const run = await takeRun(tx, id, 'planned')
  if (!run) return
  const { memberId, parcelIds } = run
  const rule = await lockRule(tx, memberId, run.ruleId)
  if (!rule?.active) return drop(tx, run, 'off')
  if (!(await areReady(tx, memberId, parcelIds))) return drop(tx, run, 'parcels')
  const placed = await applyByRule({ house, tx, memberId }, { ...rule, parcelIds })
  const { orderNumber, dueMinor, currency } = placed
  await moveRun(tx, { run, to: 'ordered', orderId: placed.id, details: { orderNumber, dueMinor, currency } })
}

async function drop(tx: Tx, run: LockedRun, why: StepDetails['why']): Promise<void> {
  await moveRun(tx, { run, to: 'dropped', details: { why } })
}

/** Its rule pauses, so that it does not try in vain again and again. */
async function fail(house: House, tx: Tx, id: string, refusal: Refusal): Promise<void> {
  const run = await takeRun(tx, id, 'planned')
  if (!run) return
  const rule = await lockRule(tx, run.memberId, run.ruleId)
  await moveRun(tx, { run, to: 'failed', details: { refusal } })
  if (!rule) return
  await pauseRule(tx, rule.id)
  const told = { rule, details: { refusal }, publicUrl: house.settings.publicUrl }
  await sendMemberMail(tx, run.memberId, 'RULE_PAUSED', (language) => failedMail(language, told))
}

/** Pays by itself up to the amount that its member has set, else asks. */
async function settle(house: House, tx: Tx, id: string): Promise<void> {
  const run = await takeRun(tx, id, 'ordered')
  if (!run) return
  const { memberId } = run
  const due = await dueByRule(tx, memberId, orderOf(run))
  const rule = await lockRule(tx, memberId, run.ruleId)
  if (!due) return askAbout(house, tx, run, rule, { why: 'yours' })
  const { orderNumber, dueMinor, currency } = due
  const details = { orderNumber, dueMinor, currency, limitMinor: rule?.payUpToMinor ?? null }
  if (!rule?.active || rule.currency !== currency) return askAbout(house, tx, run, rule, { ...details, why: 'off' })
  const balances = await balancesOf(tx, memberId)
  const why = reasonToAsk({ dueMinor, balanceMinor: balances[currency] }, rule.payUpToMinor)
  if (why) return askAbout(house, tx, run, rule, { ...details, why })
  await payByRule({ house, tx, memberId }, due)
  await moveRun(tx, { run, to: 'paid', details })
}

async function ask(house: House, tx: Tx, id: string, why: StepDetails['why']): Promise<void> {
  const run = await takeRun(tx, id, 'ordered')
  if (!run) return
  const due = await dueByRule(tx, run.memberId, orderOf(run))
  const rule = await lockRule(tx, run.memberId, run.ruleId)
  const { orderNumber, dueMinor, currency } = due ?? {}
  const details = due
    ? { orderNumber, dueMinor, currency, limitMinor: rule?.payUpToMinor ?? null, why }
    : { why: 'yours' as const }
  await askAbout(house, tx, run, rule, details)
}

/** Where there is something to pay its member is written to. */
async function askAbout(house: House, tx: Tx, run: LockedRun, rule: StoredRule | undefined, details: StepDetails) {
  await moveRun(tx, { run, to: 'asks', details })
  if (!rule || details.why === 'yours') return
  const told = { rule, details, orderId: orderOf(run), publicUrl: house.settings.publicUrl }
  await sendMemberMail(tx, run.memberId, 'RULE_ASKS', (language) => asksMail(language, told))
}

function orderOf({ orderId }: LockedRun): string {
  assert(orderId, 'what was applied for has its order')
  return orderId
}
