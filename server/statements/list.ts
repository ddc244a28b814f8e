import type { staffStatements } from '#contract/statements.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import type { AsStaff, OutwardCall, ReadCall } from '#server/context.ts'
import { orRefuse } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { providerOf } from '#server/payments/payments.ts'
import { canHaveStatement, fetchDay } from './fetch.ts'
import { insertDay } from './fetch.sql.ts'
import { differenceOnWire, methodOf, statementOnWire } from './rows.ts'
import {
  countDifferences,
  countStatements,
  findStatement,
  listDifferences as readDifferences,
  listStatements,
} from './sql.ts'

/** B-FI-20: the days with their state and the sums of both sides, newest first. */
export async function list(
  { db }: ReadCall & AsStaff,
  { page, pageSize, method, ...range }: Input<typeof staffStatements.list>,
): Promise<Output<typeof staffStatements.list>> {
  const filter = { ...range, method: method && methodOf[method] }
  const [rows, { total }] = await Promise.all([
    listStatements(db, filter, pageSize, (page - 1) * pageSize),
    countStatements(db, filter),
  ])
  return { list: rows.map(statementOnWire), page, pageSize, ...cappedTotal(total) }
}

/** B-FI-22: what differs, newest first. */
export async function listDifferences(
  { db }: ReadCall & AsStaff,
  { page, pageSize, method, ...more }: Input<typeof staffStatements.listDifferences>,
): Promise<Output<typeof staffStatements.listDifferences>> {
  const filter = { ...more, method: method && methodOf[method] }
  const [rows, { total }] = await Promise.all([
    readDifferences(db, filter, pageSize, (page - 1) * pageSize),
    countDifferences(db, filter),
  ])
  return { list: rows.map(differenceOnWire), page, pageSize, ...cappedTotal(total) }
}

/** B-FI-21: fetches the statement of a day now, also one that was compared before. What came of it is in the answer. */
export async function fetch(
  call: OutwardCall & AsStaff,
  { method, day }: Input<typeof staffStatements.fetch>,
): Promise<Output<typeof staffStatements.fetch>> {
  const nowMs = Date.now()
  if (!canHaveStatement(day, nowMs)) refuseFields({ day: 'field_range' })
  const provider = providerOf(call.context, methodOf[method]) ?? refuse('provider_down')
  const read = () => call.step(async (tx) => orRefuse(await findStatement(tx, methodOf[method], day), 'not_found'))
  await call.step((tx) => insertDay(tx, methodOf[method], day))
  const asked = await read()
  call.audit({ kind: 'payment_statement', id: asked.id, before: { state: asked.state } })
  await fetchDay(call.step, provider, asked, nowMs)
  return statementOnWire(await read())
}
