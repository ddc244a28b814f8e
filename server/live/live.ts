import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import { listen } from './listener.ts'
import { relayWhile } from './relay.ts'
import { endStrangers } from './sessions.ts'
import { eventsAfter, lastSequence } from './sql.ts'
import { openStreams, type Streams } from './streams.ts'

/*
 * Live updates (decision record 65): triggers tell what changed, a relay numbers it, every process hears of it and hands
 * it to its own streams.
 */

const streamsHere = new WeakMap<Context, Streams>()

/** The open streams of this process. */
export function streamsOf(context: Context): Streams {
  const streams = streamsHere.get(context) ?? openStreams()
  streamsHere.set(context, streams)
  return streams
}

const readAtOnce = 1000
const roundMs = 1000
/** In rounds: how often sessions are looked at, and how often events are read without having heard of any. */
const [sessionsEvery, unaskedEvery] = [2, 5]

/** Starts relaying, listening and looking after the streams of this process. */
export async function startLive(
  context: Context,
  onFault: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const { database } = context
  const streams = streamsOf(context)
  const { connectionString = '' } = database.pool.options
  let isRunning = true
  let seen = await lastSequence(database)
  /** A heartbeat must not name an event that its stream has yet to get. */
  let handed = seen
  let reading: Promise<void> | null = null
  let isCalledAgain = false

  async function readNew(): Promise<void> {
    for (let isMore = true; isMore && isRunning; ) {
      isCalledAgain = false
      const events = await eventsAfter(database.reads, seen, readAtOnce)
      const [first, newest] = [events[0], events.at(-1)]
      if (first && newest) {
        const isGap = first.sequence !== seen + 1
        seen = newest.sequence
        // Events are kept for an hour: this process was held up for longer.
        if (isGap) streams.resetAll(seen)
        else await streams.hand(events)
        handed = seen
      }
      isMore = events.length === readAtOnce || isCalledAgain
    }
  }
  const catchUp = () => {
    isCalledAgain = true
    reading ??= readNew()
      .catch(onFault)
      .finally(() => {
        reading = null
      })
    return reading
  }
  async function lookAfter(): Promise<void> {
    for (let round = 0; isRunning; round++) {
      streams.beat(round, handed)
      if (round % sessionsEvery === 0) await endStrangers(database, streams).catch(onFault)
      if (round % unaskedEvery === 0) void catchUp()
      await delay(roundMs)
    }
  }

  const listener = listen(connectionString, () => void catchUp(), onFault)
  const work = [relayWhile(database, () => isRunning, onFault), lookAfter()]
  return {
    stop: async () => {
      isRunning = false
      await listener.stop()
      await Promise.all(work)
      await reading
    },
  }
}
