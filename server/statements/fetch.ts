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
import { type DueDay, keptDays, noteFault, noteTry } from './fetch.sql.ts'
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
  const rows = await rowsOrWord(provider, due.day, nowMs)
  if (typeof rows !== 'string') return step((tx) => compareDay(tx, due, rows))
  const again = canHaveStatement(due.day, nowMs) ? statementAgainInS(due.tries) : null
  await step((tx) => noteFault(tx, due.id, rows, again))
  return null
}

async function rowsOrWord(
  provider: Provider,
  day: string,
  nowMs: number,
): Promise<readonly StatementRow[] | StatementWord> {
  try {
    const given = await provider.statement(day)
    if (given.kind === 'rows') return given.rows
    const isSure = nowMs >= beginOf(day) + dayMs + noneMeansEmptyHour * 3_600_000
    return given.kind === 'none' && isSure ? [] : 'not_ready'
  } catch (fault) {
    if (fault instanceof StatementFault) return fault.word
    if (fault instanceof UnsignedAnswer) return 'not_signed'
    if (fault instanceof ProviderFault) return 'no_answer'
    throw fault
  }
}
