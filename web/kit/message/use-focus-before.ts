import { useLayoutEffect } from 'react'
import { returnFocus } from './return-focus.ts'

/** For a dialog that is there only while it is open: the kit gives the focus back only for one that was there before. */
export function useFocusBefore(): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => returnFocus(before)
  }, [])
}
