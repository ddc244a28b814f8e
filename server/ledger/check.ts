import type { Database, Query, Tx } from '#server/database/db.ts'
import { beginCheck, beginSnapshot, checks, firstOf, giveUpCheck, takeTime } from './check.sql.ts'
import type { Fault } from './fault.ts'

export interface Finding {
  /** The rule that is broken, such as `chain`. */
  readonly check: string
  /** The row that shows it. */
  readonly subject: string
  readonly fault: string
}

/**
 * Checks the books and the stored counts, all in one snapshot, so that it can run while members pay. Without findings
 * all is well. A check that could not run is a finding too.
 */
export function checkBooks(database: Database): Promise<readonly Finding[]> {
  return database.transaction(async (tx) => {
    await tx.run(beginSnapshot)
    await tx.run(takeTime)
    return findFaults(tx)
  })
}

/** The same within a transaction that already has a snapshot. */
export async function findFaults(tx: Tx): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const [check, query] of Object.entries(checks)) findings.push(...(await runCheck(tx, check, query)))
  return findings
}

async function runCheck(tx: Tx, check: string, query: Query<Fault>): Promise<readonly Finding[]> {
  await tx.run(beginCheck)
  try {
    const faults = await tx.rows(firstOf(query))
    const more = (faults[0]?.count ?? 0) - faults.length
    const found = faults.map(({ subject, fault }) => ({ check, subject, fault }))
    return more > 0 ? [...found, { check, subject: '', fault: `and ${more} more like these` }] : found
  } catch (error) {
    await tx.run(giveUpCheck)
    return [{ check, subject: '', fault: `could not run: ${error instanceof Error ? error.message : error}` }]
  }
}
