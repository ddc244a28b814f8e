import type { Refusal } from '#web/client/api.ts'
import { wantOverlays } from './overlays.ts'
import { sharedState } from './shared-state.ts'

interface RefusalDialog {
  /** Kept while the dialog closes, so that it is not empty meanwhile. */
  readonly refusal: Refusal | null
  readonly isOpen: boolean
}

const dialog = sharedState<RefusalDialog>({ refusal: null, isOpen: false })

/** Shows it in a dialog that stays until it is dismissed. */
export function openRefused(refusal: Refusal): void {
  wantOverlays()
  dialog.set({ refusal, isOpen: true })
}
export const closeRefused = (): void => dialog.set({ ...dialog.now(), isOpen: false })
export const refusedNow = dialog.now
export const useRefused = dialog.use
