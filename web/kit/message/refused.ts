import { useSyncExternalStore } from 'react'
import type { Refusal } from '#web/client/api.ts'

interface Told {
  /** Kept while the dialog closes, so that it is not empty meanwhile. */
  readonly refusal: Refusal | null
  readonly isOpen: boolean
}

let told: Told = { refusal: null, isOpen: false }
const listeners = new Set<() => void>()

function tell(next: Told) {
  told = next
  for (const listener of listeners) listener()
}

/** Shows it in a dialog that stays until it is dismissed. */
export const openRefused = (refusal: Refusal): void => tell({ refusal, isOpen: true })
export const closeRefused = (): void => tell({ ...told, isOpen: false })
export const refusedNow = (): Told => told

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useRefused = (): Told => useSyncExternalStore(subscribe, refusedNow)
