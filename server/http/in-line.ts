import { wireName } from '#contract/wire/wire-names.ts'
import type { Database } from '#server/database/db.ts'
import { isLockHeld } from '#server/database/db-faults.ts'
import { Refused } from './refuse.ts'
import type { Body } from './request.ts'

/*
 * Writes stand in line before they take a connection, so that many which wait for one row hold one connection and not the
 * pool (decision record 39). A line has no clock: PostgreSQL ends the wait of the one in front (`lockMs`), and whoever
 * stands behind it is then told the same. As long as the line moves, everybody in it is served.
 */

/** Two deeds of one caller at once: one that waits for a row holds up none of the caller's others. */
const placesOfCaller = 2

interface Line {
  readonly places: number
  readonly waiting: { readonly enter: () => void; readonly turnAway: (refusal: Refused) => void }[]
  inside: number
  /** How many have left it, but for those that gave up: whether it moves. */
  served: number
}

const linesOf = new WeakMap<Database, Map<string, Line>>()

/** First in the line of the caller, then in that of the row: always in this order, so that no two wait for each other. */
export function inLine<T>(
  database: Database,
  callerId: string | null,
  row: string | null,
  deed: () => Promise<T>,
): Promise<T> {
  const lines = linesOf.get(database) ?? new Map<string, Line>()
  linesOf.set(database, lines)
  const alone = row === null ? deed : () => through(lines, `row ${row}`, 1, deed)
  return callerId === null ? alone() : through(lines, `caller ${callerId}`, placesOfCaller, alone)
}

/** Lines in which somebody stands. */
export const countLines = (database: Database): number => linesOf.get(database)?.size ?? 0

/** The fields by which calls name what they change; the first that is there counts. */
const naming = [
  'id',
  'claimId',
  'unclaimedParcelId',
  'paymentNumber',
  'slug',
  'trackingNumber',
  'memberNumber',
  'account',
  'email',
  'username',
].map(wireName)

export function rowOf(body: Body): string | null {
  for (const field of naming) {
    const named = body[field]
    if (typeof named === 'string' && named !== '') return named
  }
  return null
}

async function through<T>(lines: Map<string, Line>, name: string, places: number, deed: () => Promise<T>): Promise<T> {
  const line = lines.get(name) ?? { places, waiting: [], inside: 0, served: 0 }
  lines.set(name, line)
  await enter(line)
  const servedBefore = line.served
  try {
    const answer = await deed()
    line.served += 1
    return answer
  } catch (fault) {
    if (!isStuck(fault)) line.served += 1
    else if (line.served === servedBefore)
      for (const each of line.waiting.splice(0)) each.turnAway(new Refused('row_busy'))
    throw fault
  } finally {
    leave(line)
    if (line.inside === 0) lines.delete(name)
  }
}

function enter(line: Line): Promise<void> | void {
  if (line.inside < line.places) line.inside += 1
  else return new Promise<void>((resolve, turnAway) => line.waiting.push({ enter: resolve, turnAway }))
}

/** Whoever leaves hands the place to the next in line, so that nobody slips in between. */
function leave(line: Line): void {
  const next = line.waiting.shift()
  if (next) next.enter()
  else line.inside -= 1
}

const isStuck = (fault: unknown) => isLockHeld(fault) || (fault instanceof Refused && fault.refusal === 'row_busy')
