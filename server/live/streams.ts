import { setImmediate as nextTurn } from 'node:timers/promises'
import { type LiveEnd, streamsAtOnce } from '#contract/live.ts'
import type { Pipe } from '#server/http/stream.ts'
import { isForMember, isForStaff, type StaffAudience } from './scope.ts'
import type { LiveEvent } from './sql.ts'
import { beatText, changeText, endText, readyText, resetText } from './wire.ts'

/** Whose stream it is, and by which session; for staff with what they may see. */
export interface Audience {
  readonly personId: string
  readonly sessionId: string
  /** Null: a member. */
  readonly staff: StaffAudience | null
}

/** What a stream missed before it opened; null: more than is kept, so everything is to be read again. */
export type Missed = readonly LiveEvent[] | null

/** One open stream. Until it is opened, it collects what happens meanwhile. */
export interface Stream extends Audience {
  open(pipe: Pipe, missed: Missed, after: number): void
  /** Leaves without having been opened. */
  leave(): void
  end(why: LiveEnd): void
}

interface Held extends Stream {
  hand(event: LiveEvent, text: Buffer): void
  reset(sequence: number): void
  beat(sequence: number): void
  readonly beatSecond: number
}

/** Each stream gets a heartbeat in its own second of these, so that they are not all written at once. */
const beatSeconds = 20

/** How many streams are written to before other work gets its turn. */
const writtenAtOnce = 250

/** What may wait for a stream that is still being opened. */
const waitingMax = 1000

/** All open streams of this process. */
export function openStreams() {
  const byMember = new Map<string, Set<Held>>()
  const byStaff = new Map<string, Set<Held>>()
  let second = 0
  let last = Promise.resolve()

  function enter(audience: Audience): Stream {
    const people = audience.staff ? byStaff : byMember
    const own = people.get(audience.personId) ?? new Set<Held>()
    people.set(audience.personId, own)
    const stream = newStream(audience, second++ % beatSeconds, () => {
      own.delete(stream)
      if (own.size === 0 && people.get(audience.personId) === own) people.delete(audience.personId)
    })
    own.add(stream)
    // The oldest: a device that left without a word would otherwise hold its place until the network gives it up.
    for (const oldest of own) {
      if (own.size <= streamsAtOnce) break
      oldest.end('too_many')
    }
    return stream
  }

  function* all(): Generator<Held> {
    for (const people of [byMember, byStaff]) for (const own of people.values()) yield* own
  }

  const listenersOf = function* (event: LiveEvent): Generator<Held> {
    if (event.everybody) for (const own of byMember.values()) yield* own
    else if (event.memberId !== null) yield* byMember.get(event.memberId) ?? []
    for (const own of byStaff.values()) yield* own
  }

  async function handAll(events: readonly LiveEvent[]): Promise<void> {
    let written = 0
    for (const event of events) {
      const text = Buffer.from(changeText(event))
      for (const stream of [...listenersOf(event)]) {
        if (!isFor(stream, event)) continue
        stream.hand(event, text)
        if (++written % writtenAtOnce === 0) await nextTurn()
      }
    }
  }

  return {
    enter,
    count: () => [...all()].length,
    /** Hands events to those they are for, one batch after the other. */
    hand: (events: readonly LiveEvent[]): Promise<void> => (last = last.then(() => handAll(events))),
    /** Something was missed here: everybody reads again. */
    resetAll: (sequence: number): void => {
      for (const stream of [...all()]) stream.reset(sequence)
    },
    beat: (atSecond: number, sequence: number): void => {
      for (const stream of [...all()]) if (stream.beatSecond === atSecond % beatSeconds) stream.beat(sequence)
    },
    endAll: (why: LiveEnd): void => {
      for (const stream of [...all()]) stream.end(why)
    },
    audiences: (): readonly Stream[] => [...all()],
  }
}

export type Streams = ReturnType<typeof openStreams>

const isFor = ({ staff, personId }: Audience, event: LiveEvent) =>
  staff ? isForStaff(staff, event) : isForMember(personId, event)

function newStream(audience: Audience, beatSecond: number, onGone: () => void): Held {
  let pipe: Pipe | null = null
  let isGone = false
  /** The last event it got. */
  let at = 0
  let waiting: { readonly event: LiveEvent; readonly text: Buffer }[] = []

  const leave = () => {
    isGone = true
    waiting = []
    onGone()
  }
  const send = (text: string | Buffer) => {
    if (pipe && !isGone && !pipe.send(text)) leave()
  }
  const hand = (event: LiveEvent, text: Buffer) => {
    if (isGone) return
    if (!pipe) {
      waiting.push({ event, text })
      if (waiting.length > waitingMax) end('again')
      return
    }
    // A stream may come from a server that was ahead of this one.
    if (event.sequence <= at) return
    at = event.sequence
    send(text)
  }
  const reset = (sequence: number) => {
    if (!pipe) return end('again')
    at = Math.max(at, sequence)
    send(resetText(at))
  }
  const end = (why: LiveEnd) => {
    if (isGone) return
    send(endText(why))
    pipe?.end()
    leave()
  }
  const open = (opened: Pipe, missed: Missed, after: number) => {
    if (isGone) {
      opened.send(endText('again'))
      return opened.end()
    }
    pipe = opened
    pipe.onClosed(() => {
      if (!isGone) leave()
    })
    at = after
    send(readyText(at))
    if (missed === null) send(resetText(at))
    for (const event of missed ?? []) hand(event, Buffer.from(changeText(event)))
    for (const { event, text } of waiting.splice(0)) hand(event, text)
  }
  return {
    ...audience,
    beatSecond,
    open,
    leave,
    end,
    hand,
    reset,
    beat: (sequence) => {
      if (!pipe) return
      at = Math.max(at, sequence)
      send(beatText(at))
    },
  }
}
