import { setTimeout as delay } from 'node:timers/promises'

export interface Relay {
  stop(): Promise<void>
}

interface RelayWork<Item> {
  readonly atOnce: number
  /** Reserves what is due, so that no other process takes it meanwhile. */
  readonly claim: (limit: number) => Promise<readonly Item[]>
  /** Sends one and notes what became of it. */
  readonly deliver: (item: Item) => Promise<void>
  readonly close?: () => void
}

const pauseMs = 500

/** Sends what waits in a queue of the database, several at once: a slow one does not hold up the others. */
export function relayLoop<Item>(
  { atOnce, claim, deliver, close = () => {} }: RelayWork<Item>,
  onFault: (error: unknown) => void,
): Relay {
  const sending = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  const relayDue = async () => {
    const due = sending.size < atOnce ? await claim(atOnce - sending.size) : []
    for (const item of due) {
      const sent = deliver(item).catch(onFault)
      sending.add(sent)
      void sent.finally(() => sending.delete(sent))
    }
    return due.length
  }
  const loop = async () => {
    while (!stopping.signal.aborted) {
      const found = await relayDue().catch(onFault)
      if (!found) await delay(pauseMs, undefined, stopping).catch(() => {})
    }
    await Promise.all(sending)
    close()
  }
  const running = loop()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
