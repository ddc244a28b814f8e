import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { channel } from './sql.ts'

export interface Listener {
  stop(): Promise<void>
}

const shortestPauseMs = 250
const longestPauseMs = 5000

/**
 * One connection that hears when events were numbered. It opens again by itself; `onWord` is also called each time it
 * has opened, so that what was said meanwhile is caught up with.
 */
export function listen(connectionString: string, onWord: () => void, onFault: (error: unknown) => void): Listener {
  const stopping = new AbortController()
  let client: pg.Client | null = null

  async function hearUntilClosed(): Promise<void> {
    const opened = new pg.Client({ connectionString, keepAlive: true, application_name: 'smart-cats live' })
    const closed = new Promise<void>((resolve) => {
      opened.once('end', resolve)
      opened.on('error', () => resolve())
    })
    opened.on('notification', onWord)
    client = opened
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
      onWord()
      if (!stopping.signal.aborted) await closed
    } finally {
      await opened.end().catch(() => {})
    }
  }

  async function run(): Promise<void> {
    let pauseMs = shortestPauseMs
    while (!stopping.signal.aborted) {
      const openedAt = performance.now()
      await hearUntilClosed().catch((fault: unknown) => {
        if (!stopping.signal.aborted) onFault(fault)
      })
      pauseMs = performance.now() - openedAt > longestPauseMs ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs)
      // Not all processes at the same moment.
      await delay(pauseMs * (0.5 + Math.random() / 2), undefined, stopping).catch(() => {})
    }
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await client?.end().catch(() => {})
      await running
    },
  }
}
