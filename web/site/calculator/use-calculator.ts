import { useRef, useState } from 'react'
import { pricing } from '#contract/channels.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call, Refusal, wordsOf } from '#web/client/api.ts'
import { askOf, type Calculation, type Read } from './calculation.ts'

export type Offers = Output<typeof pricing.quotePublic>['list']

export type Answer =
  | { readonly state: 'idle' }
  /** What stands in the fields cannot be asked. */
  | { readonly state: 'unread' }
  | { readonly state: 'asking'; readonly before: Offers | null }
  | { readonly state: 'failed'; readonly sentence: string | null }
  | { readonly state: 'done'; readonly offers: Offers; readonly calculation: Calculation }

/** How long after the last key the price is asked for by itself. */
const pauseMs = 600

/** `onAsk` hears what is asked about, such as the address of the page. */
export function useCalculator<Typed extends object>(
  first: Typed,
  read: (typed: Typed) => Read,
  onAsk: (calculation: Calculation) => void = () => {},
) {
  const [typed, setTyped] = useState(first)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [answer, setAnswer] = useState<Answer>({ state: 'idle' })
  const running = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; stop: AbortController | undefined }>({
    timer: undefined,
    stop: undefined,
  })

  const change = (changes: Partial<Typed>) => {
    const next = { ...typed, ...changes }
    setTyped(next)
    clearTimeout(running.current.timer)
    const found = read(next)
    // While somebody is still typing nothing is called wrong; what was wrong and is mended, is cleared at once.
    if ('faults' in found) return forget(faults.filter((fault) => found.faults.includes(fault)))
    setFaults([])
    running.current.timer = setTimeout(() => void ask(found.calculation), pauseMs)
  }

  /** With what stands there, or with what is given. What is wrong is shown. */
  const submit = (given: Typed = typed): void => {
    clearTimeout(running.current.timer)
    setTyped(given)
    const found = read(given)
    if ('faults' in found) return forget(found.faults)
    setFaults([])
    void ask(found.calculation)
  }

  /** A price never stands beside fields that it is not of. */
  const forget = (shown: readonly string[]) => {
    running.current.stop?.abort()
    setFaults(shown)
    setAnswer(({ state }) => ({ state: state === 'idle' && shown.length === 0 ? 'idle' : 'unread' }))
  }

  const ask = async (calculation: Calculation) => {
    running.current.stop?.abort()
    const stop = new AbortController()
    running.current.stop = stop
    onAsk(calculation)
    setAnswer((earlier) => ({ state: 'asking', before: earlier.state === 'done' ? earlier.offers : null }))
    const outcome = await call(pricing.quotePublic, askOf(calculation), { signal: stop.signal }).catch(
      (error: unknown) => (error instanceof Refusal ? wordsOf(error) : null),
    )
    if (stop.signal.aborted) return
    if (outcome === null || typeof outcome === 'string') return setAnswer({ state: 'failed', sentence: outcome })
    setAnswer({ state: 'done', offers: outcome.list, calculation })
  }

  return { typed, faults, answer, change, submit }
}
