import type { Operation } from '#contract/wire/operation.ts'
import { fromWire } from '#contract/wire/wire-names.ts'
import type { Database } from '#server/database/db.ts'
import { isLockHeld } from '#server/database/db-faults.ts'
import { Refused } from './refuse.ts'
import type { Body } from './request.ts'

/*
 * Writes queue before they take a connection, so that many that wait for one row hold one connection and not the whole
 * pool (decision record 39). A queue has no timeout of its own: PostgreSQL ends the wait of the first (`lockMs`), and
 * those behind it are then told the same. As long as the queue moves, everybody in it is served.
 */

/** Two writes of one caller at once: one that waits for a row does not hold up the caller's others. */
const placesOfCaller = 2

interface Line {
  readonly places: number
  readonly waiting: { readonly enter: () => void; readonly turnAway: (refusal: Refused) => void }[]
  inside: number
  /** How many have left it, not counting those that gave up: shows whether the queue moves. */
  served: number
}

const linesOf = new WeakMap<Database, Map<string, Line>>()

/**
 * Joins the queue of the caller first, then that of the row: always in this order, so that no two wait for each other.
 */
export function inLine<T>(
  database: Database,
  callerId: string | null,
  row: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const lines = linesOf.get(database) ?? new Map<string, Line>()
  linesOf.set(database, lines)
  const alone = row === null ? work : () => through(lines, `row ${row}`, 1, work)
  return callerId === null ? alone() : through(lines, `caller ${callerId}`, placesOfCaller, alone)
}

/** How many queues are in use. */
export const countLines = (database: Database): number => linesOf.get(database)?.size ?? 0

/** The fields by which calls name what they change; the first one present counts. */
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
]

export function rowOf({ input }: Operation, body: Body): string | null {
  const ours = fromWire(input, body) as Body
  for (const field of naming) {
    const named = ours[field]
    if (typeof named === 'string' && named !== '') return named
  }
  return null
}

async function through<T>(lines: Map<string, Line>, name: string, places: number, work: () => Promise<T>): Promise<T> {
  const line = lines.get(name) ?? { places, waiting: [], inside: 0, served: 0 }
  lines.set(name, line)
  await enter(line)
  const servedBefore = line.served
  try {
    const answer = await work()
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

/** Passes the place on to the next in the queue directly, so that nobody slips in between. */
function leave(line: Line): void {
  const next = line.waiting.shift()
  if (next) next.enter()
  else line.inside -= 1
}

const isStuck = (fault: unknown) => isLockHeld(fault) || (fault instanceof Refused && fault.refusal === 'row_busy')
