import { useEffect, useEffectEvent } from 'react'
import { useArrival } from './arrival.ts'
import { carriedHere, carryEvent } from './carried.ts'

/**
 * Keeps what is typed when the page is turned into another language. `typed` is null where there is nothing to keep, such
 * as after a form was sent.
 */
export function useCarried<Typed>(name: string, typed: Typed | null, first: Typed, restore: (typed: Typed) => void) {
  const tell = useEffectEvent((kept: Record<string, unknown>) => {
    if (typed !== null && JSON.stringify(typed) !== JSON.stringify(first)) kept[name] = typed
  })
  useEffect(() => {
    const onCarry = (event: Event) => tell((event as CustomEvent<Record<string, unknown>>).detail)
    document.addEventListener(carryEvent, onCarry)
    return () => document.removeEventListener(carryEvent, onCarry)
  }, [])
  useArrival(() => {
    const kept = carriedHere()?.typed[name]
    if (kept !== undefined) restore(kept as Typed)
  })
}
