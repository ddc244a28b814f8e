import { useRef, useState } from 'react'
import { rememberTracked, trackedNumbers } from '#web/offline/tracked.ts'
import { useArrival, useAwake } from '#web/site/arrival.ts'
import { useSiteDraft } from '#web/site/use-site-draft.ts'
import { find, type Outcome } from './find.ts'
import { addressOf, typedNumbers, type Kind, numbersAtMost, numbersInAddress } from './numbers.ts'

export type Fault = 'none' | 'tooMany' | null

/** Which numbers are looked up and what is known about them; the address of the page contains them. */
export function useTracking(first: Kind) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<Fault>(null)
  const [searched, setSearched] = useState<readonly string[]>([])
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const isAwake = useAwake()
  const running = useRef<AbortController | null>(null)

  const ask = async (numbers: readonly string[]) => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setSearched(numbers)
    setOutcomes([])
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${addressOf(location.search, numbers)}${location.hash}`,
    )
    await Promise.all(
      numbers.map(async (number) => {
        const outcome = await find(number, first, stop.signal)
        if (stop.signal.aborted) return
        setOutcomes((before) => [...before.filter((each) => each.number !== number), outcome])
        if (outcome.state === 'found') rememberTracked(number, outcome.statusText)
      }),
    )
  }

  /** What is wrong with the input; nothing is requested then. */
  const submit = (words: string): Fault => {
    const numbers = typedNumbers(words)
    const wrong = numbers.length === 0 ? 'none' : numbers.length > numbersAtMost ? 'tooMany' : null
    setFault(wrong)
    if (wrong === null) void ask(numbers)
    return wrong
  }

  /** Looks up what was probably meant instead of what was typed. */
  const askInstead = (number: string, meant: string) => {
    const numbers = [...new Set(searched.map((each) => (each === number ? meant : each)))]
    setTyped(numbers.join('\n'))
    void ask(numbers)
  }

  const change = (words: string) => {
    setTyped(words)
    setFault(null)
  }

  useArrival(() => {
    const numbers = numbersInAddress(location.search)
    if (numbers.length === 0) return
    setTyped(numbers.join('\n'))
    submit(numbers.join(' '))
  })

  const isSearched = typedNumbers(typed).join() === searched.join()
  useSiteDraft('tracking', isSearched ? null : typed, '', change)

  const recent = isAwake && searched.length === 0 ? trackedNumbers() : []
  const isAsking = outcomes.length < searched.length
  return { typed, fault, searched, outcomes, recent, isAsking, change, submit, ask, askInstead }
}
