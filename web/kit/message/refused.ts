import { useSyncExternalStore } from 'react'
import type { Refusal } from '#web/client/api.ts'

interface Told {
  /** Kept while the dialog goes, so that it does not go empty. */
  readonly refusal: Refusal | null
  readonly isOpen: boolean
}

let told: Told = { refusal: null, isOpen: false }
const listeners = new Set<() => void>()

function tell(next: Told) {
  told = next
  for (const listener of listeners) listener()
}

/** Says it in a dialog that stays until it is put away. */
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
