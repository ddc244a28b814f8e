import type { PaymentMethod } from '#domain/payment.ts'
import { differenceOf } from '#domain/statement.ts'
import type { Tx } from '#server/database/db.ts'
import type { StatementRow } from '#server/payments/payments.ts'
import {
  closeMended,
  type Found,
  lockMethod,
  markCompared,
  type Named,
  numbersAround,
  openNumbers,
  readBothSides,
  replaceRows,
  writeFound,
  writeSums,
} from './compare.sql.ts'

interface Day {
  readonly id: string
  readonly method: PaymentMethod
  readonly day: string
}

/**
 * Takes in what the provider lists for a day and compares it, number by number. The same statement again gives the same
 * differences; what was explained stays so. Returns how many were found that nobody knew.
 */
export async function compareDay(tx: Tx, { id, method, day }: Day, rows: readonly StatementRow[]): Promise<number> {
  await lockMethod(tx, method)
  await replaceRows(tx, id, rows)
  await markCompared(tx, id)
  return compare(tx, method, await numbersAround(tx, method, id, day), [id])
}

/** Compares what still differs once more: a notice or the job may have mended it meanwhile. */
export async function compareOpen(tx: Tx, method: PaymentMethod): Promise<void> {
  await lockMethod(tx, method)
  const numbers = await openNumbers(tx, method)
  if (numbers.length > 0) await compare(tx, method, numbers, [])
}

/** Compares one number once more, after somebody did something about it. */
export async function compareNumber(tx: Tx, method: PaymentMethod, named: Named): Promise<void> {
  await lockMethod(tx, method)
  await compare(tx, method, [{ subject: named.subject, number: named.number }], [])
}

async function compare(
  tx: Tx,
  method: PaymentMethod,
  numbers: readonly Named[],
  statementIds: readonly string[],
): Promise<number> {
  const found = (await readBothSides(tx, method, numbers)).flatMap((both): readonly Found[] => {
    const kind = differenceOf(both)
    const { statementId } = both
    return kind === null || statementId === null ? [] : [{ ...both, kind, statementId }]
  })
  const closed = await closeMended(tx, method, numbers, found)
  const made = await writeFound(tx, method, found)
  const touched = [...closed, ...found].map(({ statementId }) => statementId)
  await writeSums(tx, [...new Set([...statementIds, ...touched])])
  return made.length
}
