import { useEffect } from 'react'
import { useArrival } from './arrival.ts'
import type { IslandName } from './islands.ts'
import { draftHere, dropTyped, keepTyped, readTyped } from './site-drafts.ts'

/**
 * Restores input after a reload and in another language, until it is submitted. `typed` is null if nothing should be
 * stored, such as after submitting.
 */
export function useSiteDraft<Typed>(
  name: IslandName,
  typed: Typed | null,
  first: Typed,
  restore: (typed: Partial<Typed>) => void,
): void {
  useArrival(() => {
    const kept = readTyped<Typed>(draftHere(name))
    if (kept !== null) restore(kept)
  })
  const isTyped = typed !== null && JSON.stringify(typed) !== JSON.stringify(first)
  useEffect(() => {
    if (!isTyped) return
    const draft = draftHere(name)
    keepTyped(draft, typed)
    // What is typed next may belong to another address.
    return () => {
      dropTyped(draft)
    }
  }, [name, typed, isTyped])
}
