import { live, type LiveChange, liveChange, staffLive } from '#contract/live.ts'
import { startLive } from '#server/live/live.ts'
import { readEvents, type StreamEvent } from '#web/client/event-stream.ts'
import { afterAll } from 'vitest'
import type { TestServer } from './harness.ts'

/** Relays, listens and looks after streams in this server, as a started process does. */
export async function goLive({ context }: TestServer): Promise<void> {
  const running = await startLive(context, () => {})
  afterAll(() => running.stop())
}

export interface TestStream {
  readonly status: number
  readonly headers: Headers
  /** Everything that came, in order. */
  readonly events: readonly StreamEvent[]
  readonly changes: () => readonly LiveChange[]
  readonly lastEventId: () => string
  /** When the server ended it, or the connection broke. */
  readonly ended: Promise<void>
  readonly hasEnded: () => boolean
  readonly close: () => void
}

export const memberPath = live.follow.path
export const staffPath = staffLive.follow.path

/** Opens a stream and waits until it is ready. */
export async function openStream(
  url: string,
  token: string,
  { path = memberPath, lastEventId }: { path?: string; lastEventId?: string } = {},
): Promise<TestStream> {
  const closing = new AbortController()
  const headers = { token, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) }
  const response = await fetch(url + path, { headers, signal: closing.signal })
  const events: StreamEvent[] = []
  let id = ''
  let hasEnded = false
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  const reading =
    response.ok && response.body
      ? readEvents(response.body, {
          onSign: () => {},
          onId: (given) => {
            id = given
          },
          onEvent: (event) => {
            events.push(event)
            isReady()
          },
        })
      : Promise.resolve()
  const ended = reading
    .catch(() => {})
    .finally(() => {
      hasEnded = true
      isReady()
    })
  await ready
  return {
    status: response.status,
    headers: response.headers,
    events,
    changes: () => events.filter(({ name }) => name === 'change').map(({ data }) => liveChange.parse(JSON.parse(data))),
    lastEventId: () => id,
    ended,
    hasEnded: () => hasEnded,
    close: () => closing.abort(),
  }
}
