import { useRef, useState } from 'react'
import { Refusal, wordsOf } from '#web/client/api.ts'
import type { Calculation, Read } from './calculation.ts'

export type Answer<Found> =
  | { readonly state: 'idle' }
  /** The fields are not valid. */
  | { readonly state: 'unread' }
  | { readonly state: 'asking'; readonly before: Found | null }
  | { readonly state: 'failed'; readonly sentence: string | null }
  | ({ readonly state: 'done' } & Answered<Found>)

export interface Answered<Found> {
  readonly found: Found
  readonly calculation: Calculation
}

interface Asking<Typed, Found> {
  readonly first: Typed
  readonly read: (typed: Typed) => Read
  readonly ask: (calculation: Calculation, signal: AbortSignal) => Promise<Found>
  /** Called with what is requested, for example to update the address of the page. */
  readonly onAsk?: (calculation: Calculation) => void
  /** The answer for the first values, if the page came with it. */
  readonly answered?: Answered<Found> | null
}

/** How long after the last key the price is requested automatically. */
const pauseMs = 600

/** The fields of a calculator and what they cost. */
export function usePrices<Typed extends object, Found>({ first, read, ask, onAsk, answered }: Asking<Typed, Found>) {
  const [typed, setTyped] = useState(first)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [answer, setAnswer] = useState<Answer<Found>>(answered ? { state: 'done', ...answered } : { state: 'idle' })
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
    running.current.timer = setTimeout(() => void askFor(found.calculation), pauseMs)
  }

  /** With the current values, or those given. Errors are shown. */
  const submit = (given: Typed = typed): void => {
    clearTimeout(running.current.timer)
    setTyped(given)
    const found = read(given)
    if ('faults' in found) return forget(found.faults)
    setFaults([])
    void askFor(found.calculation)
  }

  /** A price is never shown beside fields that it is not for. */
  const forget = (shown: readonly string[]) => {
    running.current.stop?.abort()
    setFaults(shown)
    setAnswer(({ state }) => ({ state: state === 'idle' && shown.length === 0 ? 'idle' : 'unread' }))
  }

  const askFor = async (calculation: Calculation) => {
    running.current.stop?.abort()
    const stop = new AbortController()
    running.current.stop = stop
    onAsk?.(calculation)
    setAnswer((earlier) => ({ state: 'asking', before: earlier.state === 'done' ? earlier.found : null }))
    const outcome = await ask(calculation, stop.signal)
      .then((found): Answer<Found> => ({ state: 'done', found, calculation }))
      .catch(
        (error: unknown): Answer<Found> => ({
          state: 'failed',
          sentence: error instanceof Refusal ? wordsOf(error) : null,
        }),
      )
    if (!stop.signal.aborted) setAnswer(outcome)
  }

  return { typed, faults, answer, change, submit }
}
