import { type staffPlaces, usesCountedAtMost } from '#contract/places.ts'
import { id } from '#contract/wire/fields.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import type { ReadCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { countChanges, countUses, listChanges } from './sql.ts'

type Calls = typeof staffPlaces

/** B-MD-15 */
export async function uses({ db }: ReadCall, { kind, key }: Input<Calls['uses']>): Promise<Output<Calls['uses']>> {
  if (namedById.includes(kind) && !id.safeParse(key).success) refuse('not_found')
  return { list: await countUses(db, kind, key, usesCountedAtMost) }
}

/** The rest are named by a code. */
const namedById: readonly Input<Calls['uses']>['kind'][] = ['warehouse', 'pickUpPoint']

/** B-MD-16 */
export async function history({ db }: ReadCall, input: Input<Calls['history']>): Promise<Output<Calls['history']>> {
  const { kind, key, after = null, pageSize } = input
  const [rows, { total }] = await Promise.all([
    listChanges(db, kind, key, after, pageSize + 1),
    countChanges(db, kind, key, countedAtMost),
  ])
  const list = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? (list.at(-1)?.id ?? null) : null
  return { list: list as Output<Calls['history']>['list'], next, ...cappedTotal(total) }
}
