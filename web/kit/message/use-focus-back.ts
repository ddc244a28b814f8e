import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what opened a dialog that is drawn only while it is open: such a dialog is gone before the kit
 * could do so. A row that has left its list meanwhile, such as one that was paid, leaves the focus to the page.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Something else has taken the focus, such as the page that a link in the dialog led to.
      if (document.activeElement !== document.body) return
      const place = opener?.isConnected && opener !== document.body ? opener : document.querySelector('main')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    },
    [opener],
  )
}
