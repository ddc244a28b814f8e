import { useRef, useState } from 'react'
import { pricing } from '#contract/channels.ts'
import type { Output } from '#contract/operation.ts'
import { call, Refusal, wordsOf } from '#web/api.ts'
import { type Ask, type Faults, readCalculation, type Typed } from './calculation.ts'

export type Offers = Output<typeof pricing.quotePublic>['list']

export type Answer =
  | { readonly state: 'idle' }
  | { readonly state: 'asking'; readonly before: Offers | null }
  | { readonly state: 'failed'; readonly sentence: string | null }
  | { readonly state: 'done'; readonly offers: Offers; readonly ask: Ask }

/** How long after the last key the price is asked for by itself. */
const pauseMs = 600

const noFaults: Faults = { weight: false, size: false }

export function useCalculator(first: Typed) {
  const [typed, setTyped] = useState(first)
  const [faults, setFaults] = useState(noFaults)
  const [answer, setAnswer] = useState<Answer>({ state: 'idle' })
  const running = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; stop: AbortController | undefined }>({
    timer: undefined,
    stop: undefined,
  })

  const change = (changes: Partial<Typed>) => {
    const next = { ...typed, ...changes }
    setTyped(next)
    clearTimeout(running.current.timer)
    const read = readCalculation(next)
    // While somebody is still typing nothing is called wrong; what was wrong and is mended, is cleared at once.
    if ('faults' in read)
      return setFaults({ weight: faults.weight && read.faults.weight, size: faults.size && read.faults.size })
    setFaults(noFaults)
    running.current.timer = setTimeout(() => void ask(read.ask), pauseMs)
  }

  /** Returns what is wrong, so that the form can lead there. */
  const submit = (): Faults => {
    clearTimeout(running.current.timer)
    const read = readCalculation(typed)
    const found = 'faults' in read ? read.faults : noFaults
    if ('ask' in read) void ask(read.ask)
    setFaults(found)
    return found
  }

  const ask = async (asked: Ask) => {
    running.current.stop?.abort()
    const stop = new AbortController()
    running.current.stop = stop
    setAnswer((earlier) => ({ state: 'asking', before: earlier.state === 'done' ? earlier.offers : null }))
    const outcome = await call(pricing.quotePublic, asked, { signal: stop.signal }).catch((error: unknown) =>
      error instanceof Refusal ? wordsOf(error) : null,
    )
    if (stop.signal.aborted) return
    if (outcome === null || typeof outcome === 'string') return setAnswer({ state: 'failed', sentence: outcome })
    setAnswer({ state: 'done', offers: outcome.list, ask: asked })
  }

  return { typed, faults, answer, change, submit }
}
