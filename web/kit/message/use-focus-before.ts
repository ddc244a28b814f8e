import { useLayoutEffect } from 'react'
import { returnFocus } from './return-focus.ts'

/** Gives the focus back when a dialog closes. The kit does so itself only for a dialog that was there before it opened. */
export function useFocusBefore(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => returnFocus(before)
  }, [isOpen])
}
