import { useRef, useState } from 'react'
import { pricing } from '#contract/channels.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call, Refusal, wordsOf } from '#web/client/api.ts'
import { quoteInput, type Calculation, type Read } from './calculation.ts'

export type Offers = Output<typeof pricing.quotePublic>['list']

export type Answer =
  | { readonly state: 'idle' }
  /** The fields are not valid. */
  | { readonly state: 'unread' }
  | { readonly state: 'asking'; readonly before: Offers | null }
  | { readonly state: 'failed'; readonly sentence: string | null }
  | { readonly state: 'done'; readonly offers: Offers; readonly calculation: Calculation }

/** How long after the last key the price is requested automatically. */
const pauseMs = 600

/** `onAsk` is called with what is requested, for example to update the address of the page. */
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
    // While someone is still typing, no new errors are shown; corrected ones are cleared at once.
    if ('faults' in found) return forget(faults.filter((fault) => found.faults.includes(fault)))
    setFaults([])
    running.current.timer = setTimeout(() => void ask(found.calculation), pauseMs)
  }

  /** With the current values, or those given. Errors are shown. */
  const submit = (given: Typed = typed): void => {
    clearTimeout(running.current.timer)
    setTyped(given)
    const found = read(given)
    if ('faults' in found) return forget(found.faults)
    setFaults([])
    void ask(found.calculation)
  }

  /** A price is never shown beside fields that it is not for. */
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
    const outcome = await call(pricing.quotePublic, quoteInput(calculation), { signal: stop.signal }).catch(
      (error: unknown) => (error instanceof Refusal ? wordsOf(error) : null),
    )
    if (stop.signal.aborted) return
    if (outcome === null || typeof outcome === 'string') return setAnswer({ state: 'failed', sentence: outcome })
    setAnswer({ state: 'done', offers: outcome.list, calculation })
  }

  return { typed, faults, answer, change, submit }
}
