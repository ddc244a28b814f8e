import { useSyncExternalStore } from 'react'
import type { Refusal } from '#web/client/api.ts'
import { wantOverlays } from './overlays.ts'

interface RefusalDialog {
  /** Kept while the dialog closes, so that it is not empty meanwhile. */
  readonly refusal: Refusal | null
  readonly isOpen: boolean
}

let dialog: RefusalDialog = { refusal: null, isOpen: false }
const listeners = new Set<() => void>()

function setDialog(next: RefusalDialog) {
  dialog = next
  for (const listener of listeners) listener()
}

/** Shows it in a dialog that stays until it is dismissed. */
export function openRefused(refusal: Refusal): void {
  wantOverlays()
  setDialog({ refusal, isOpen: true })
}
export const closeRefused = (): void => setDialog({ ...dialog, isOpen: false })
export const refusedNow = (): RefusalDialog => dialog

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useRefused = (): RefusalDialog => useSyncExternalStore(subscribe, refusedNow)
