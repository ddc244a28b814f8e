import { useSyncExternalStore } from 'react'

/*
 * Dialogs and short messages lie above every page and are rarely seen at its start. Their code is loaded once the first
 * page is shown, or as soon as one of them is needed (`AboveThePage.tsx`).
 */

let isWanted = false
const listeners = new Set<() => void>()

/** Call before something is shown above the page. */
export function wantOverlays(): void {
  if (isWanted) return
  isWanted = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useAreOverlaysWanted = (): boolean => useSyncExternalStore(subscribe, () => isWanted)
