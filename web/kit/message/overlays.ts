import { sharedState } from './shared-state.ts'

/*
 * Dialogs and short messages lie above every page and are rarely seen at its start. Their code is loaded once the first
 * page is shown, or as soon as one of them is needed (`AboveThePage.tsx`).
 */

const isWanted = sharedState(false)

/** Call before something is shown above the page. */
export function wantOverlays(): void {
  if (!isWanted.now()) isWanted.set(true)
}

export const useAreOverlaysWanted = isWanted.use
