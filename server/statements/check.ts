import { paymentMethods } from '#domain/payment.ts'
import { statementHour, statementLateHour } from '#domain/statement.ts'
import type { Context } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'
import { providerOf } from '#server/payments/payments.ts'
import { compareOpen } from './compare.ts'
import { dayMs, fetchDay } from './fetch.ts'
import { insertDays, takeDueDays, takeLateDays } from './fetch.sql.ts'

/** A server that was off for long makes up for it in several runs. */
const daysARun = 6

/**
 * Every ten minutes: fetches the statements that are ready, compares what still differed once more, and tells an operator
 * of new differences and of a statement that stays away. A method without keys has no statements.
 */
export async function checkStatements(
  context: Context,
  onFault: (error: unknown) => void,
  nowMs = Date.now(),
): Promise<void> {
  const { database } = context
  const methods = paymentMethods.filter((method) => providerOf(context, method) !== null)
  for (const method of methods) await insertDays(database, method, businessDate(nowMs - dayMs), statementHour[method])
  for (const due of await takeDueDays(database, daysARun, nowMs)) {
    const provider = providerOf(context, due.method)
    const made = provider && (await fetchDay(database.transaction, provider, due, nowMs))
    if (made)
      onFault(new Error(`The ${due.method} statement of ${due.day} has ${made} new differences: finance must look`))
  }
  for (const method of methods) await database.transaction((tx) => compareOpen(tx, method))
  for (const { method, day, fault } of await takeLateDays(database, statementLateHour, nowMs))
    onFault(new Error(`The ${method} statement of ${day} has not come: ${fault ?? 'it was not fetched'}`))
}
