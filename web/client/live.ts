import { type LiveChange, liveChange, type liveEnds } from '#contract/live.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { openStream } from './api.ts'
import { readEvents, type StreamEvent } from './event-stream.ts'

interface Following {
  readonly operation: Operation
  readonly token: () => string | null
  /** Besides a visible page and a network: staff who left their desk follow nothing. */
  readonly isWanted?: () => boolean
  readonly onChange: (change: LiveChange) => void
  /** More was missed than the server keeps. */
  readonly onReset: () => void
}

const shortestPauseMs = 1000
const longestPauseMs = 30_000
/** The server says something every 20 seconds. */
const silentMs = 50_000
/** How often a page looks whether it should still follow, or again. */
const lookMs = 5000

type Outcome = 'again' | 'failed' | 'refused'

/**
 * Follows what changes while the page is visible, and goes on where it was after every interruption. Without a network,
 * or where streams do not come through, the page works as without it: it reads again when it is focused.
 */
export function followLive({ operation, token, isWanted = () => true, onChange, onReset }: Following): () => void {
  let lastEventId: string | null = null
  let isStopped = false
  /** The token with which the server refused a stream: it is asked again with another, or when the page is shown again. */
  let refusedToken: string | null = null
  let closing = new AbortController()
  let wake = () => {}

  const mayFollow = () =>
    !isStopped &&
    document.visibilityState === 'visible' &&
    navigator.onLine &&
    token() !== null &&
    token() !== refusedToken &&
    isWanted()

  async function followOnce(): Promise<Outcome> {
    closing = new AbortController()
    const { signal } = closing
    let isReady = false
    let why: (typeof liveEnds)[number] | null = null
    let silence = setTimeout(() => closing.abort(), silentMs)
    const looking = setInterval(() => mayFollow() || closing.abort(), lookMs)
    const hear = ({ name, data }: StreamEvent) => {
      if (name === 'ready') isReady = true
      if (name === 'reset') onReset()
      if (name === 'end') why = (JSON.parse(data) as { why: typeof why }).why
      if (name === 'change') {
        // A topic that this page does not know yet is not shown on it either.
        const { success, data: change } = liveChange.safeParse(JSON.parse(data))
        if (success) onChange(change)
      }
    }
    try {
      const response = await openStream(operation, lastEventId === null ? {} : { 'last-event-id': lastEventId }, signal)
      if (response && [401, 403, 404].includes(response.status)) return 'refused'
      if (!response?.ok || !response.body) return 'failed'
      await readEvents(response.body, {
        onSign: () => {
          clearTimeout(silence)
          silence = setTimeout(() => closing.abort(), silentMs)
        },
        onId: (id) => {
          lastEventId = id
        },
        onEvent: hear,
      }).catch(() => {})
      if (why === 'too_many') return 'refused'
      return isReady ? 'again' : 'failed'
    } finally {
      clearTimeout(silence)
      clearInterval(looking)
      closing.abort()
    }
  }

  async function run(): Promise<void> {
    let pauseMs = shortestPauseMs
    while (!isStopped) {
      if (!mayFollow()) {
        await waitAtMost(lookMs)
        continue
      }
      const outcome = await followOnce()
      if (outcome === 'refused') refusedToken = token()
      pauseMs = outcome === 'failed' ? Math.min(pauseMs * 2, longestPauseMs) : shortestPauseMs
      // Not everybody at the same moment, when a server was restarted.
      if (mayFollow()) await waitAtMost(pauseMs * (0.5 + Math.random()))
    }
  }
  const waitAtMost = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** A hidden page needs no stream, and gives its place to another tab. */
  const turn = () => {
    if (document.visibilityState === 'visible') refusedToken = null
    else closing.abort()
    wake()
  }
  document.addEventListener('visibilitychange', turn)
  window.addEventListener('online', turn)
  window.addEventListener('pagehide', turn)
  void run()
  return () => {
    isStopped = true
    closing.abort()
    wake()
    document.removeEventListener('visibilitychange', turn)
    window.removeEventListener('online', turn)
    window.removeEventListener('pagehide', turn)
  }
}
