import { noneMeansEmptyHour, statementAgainInS } from '#domain/statement.ts'
import type { OutwardCall } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'
import {
  type Provider,
  ProviderFault,
  StatementFault,
  type StatementRow,
  UnsignedAnswer,
} from '#server/payments/payments.ts'
import { compareDay } from './compare.ts'
import { anythingOn, type DueDay, keptDays, noteFault, noteTry } from './fetch.sql.ts'
import type { StatementWord } from './sql.ts'

type Step = OutwardCall['step']

export const dayMs = 24 * 3_600_000

/** Midnight in China at the beginning of a day. */
const beginOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

/** Whether a statement can be there: the day is over, and the provider still keeps it. */
export const canHaveStatement = (day: string, nowMs: number): boolean =>
  day < businessDate(nowMs) && beginOf(day) > nowMs - keptDays * dayMs

/**
 * Fetches the statement of a day and compares it. Only a whole, right one of that day counts; anything else leaves the
 * day as it was, and it is tried again. Returns how many differences are new; null: no statement came.
 */
export async function fetchDay(step: Step, provider: Provider, due: DueDay, nowMs: number): Promise<number | null> {
  await step((tx) => noteTry(tx, due.id))
  const given = await rowsOrWord(provider, due.day)
  const rows = given === 'none' ? await rowsOfNone(step, due, nowMs) : given
  if (typeof rows !== 'string') return step((tx) => compareDay(tx, due, rows))
  const again = canHaveStatement(due.day, nowMs) ? nowMs + statementAgainInS(due.tries) * 1000 : null
  await step((tx) => noteFault(tx, due.id, rows, again))
  return null
}

/**
 * "There is none" comes before a statement is made, and also when nothing happened: then there is none ever. If something
 * happened here that day, it is believed a day later.
 */
async function rowsOfNone(step: Step, { method, day }: DueDay, nowMs: number): Promise<[] | 'not_ready'> {
  const sinceMs = nowMs - (beginOf(day) + dayMs + noneMeansEmptyHour * 3_600_000)
  if (sinceMs < 0) return 'not_ready'
  return sinceMs >= dayMs || !(await step((tx) => anythingOn(tx, method, day))) ? [] : 'not_ready'
}

async function rowsOrWord(provider: Provider, day: string): Promise<readonly StatementRow[] | StatementWord | 'none'> {
  try {
    const given = await provider.statement(day)
    if (given.kind === 'rows') return given.rows
    return given.kind
  } catch (fault) {
    if (fault instanceof StatementFault) return fault.word
    if (fault instanceof UnsignedAnswer) return 'not_signed'
    if (fault instanceof ProviderFault) return 'no_answer'
    throw fault
  }
}
