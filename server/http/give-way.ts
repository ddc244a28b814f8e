import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#server/database/db.ts'

/*
 * Files that are written while people work: an export takes nearly all of a processor for as long as it lasts, so it
 * gives way to the calls of pages (decision record 107).
 */

interface Traffic {
  /** Calls that somebody waits for. */
  underWay: number
  /** The last step of any file; the next one begins after it. */
  lastStep: Promise<unknown>
}

const traffics = new WeakMap<Database, Traffic>()

function trafficOf(database: Database): Traffic {
  const known = traffics.get(database)
  if (known) return known
  const traffic: Traffic = { underWay: 0, lastStep: Promise.resolve() }
  traffics.set(database, traffic)
  return traffic
}

/** A call that is answered at once; files give way to it. */
export async function goingFirst<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const traffic = trafficOf(database)
  traffic.underWay++
  try {
    return await work()
  } finally {
    traffic.underWay--
  }
}

/** So long a file may be written before others have their turn. */
const turnMs = 10

/** How many times longer than it was written a file waits at most: it gets a fifth of the time, however much is going on. */
const restTimes = 4
const longestRestMs = 250

/**
 * The same pieces, made by one file at a time; after each turn the file waits until no call is under way, but not for
 * long. Nothing is made for a reader who has not taken what was made before.
 */
export async function* givingWay(
  database: Database,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const traffic = trafficOf(database)
  const source = piecewise(pieces)
  let workedMs = 0
  try {
    for (;;) {
      const step = await alone(traffic, async () => {
        const begun = performance.now()
        const made = await source.next()
        workedMs += performance.now() - begun
        return made
      })
      if (step.done) return
      yield step.value
      if (workedMs < turnMs) continue
      await rest(traffic, Math.min(workedMs * restTimes, longestRestMs))
      workedMs = 0
    }
  } finally {
    await source.return(undefined)
  }
}

async function* piecewise(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* pieces
}

/** After what others began before; a step of another file that failed is no reason not to begin. */
function alone<T>(traffic: Traffic, step: () => Promise<T>): Promise<T> {
  const mine = traffic.lastStep.then(step)
  traffic.lastStep = mine.catch(() => {})
  return mine
}

async function rest(traffic: Traffic, atMostMs: number): Promise<void> {
  const until = performance.now() + atMostMs
  await setImmediate()
  while (traffic.underWay > 0 && performance.now() < until) await delay(5)
}
