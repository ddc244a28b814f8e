import { useSyncExternalStore } from 'react'
import { wideScreen } from './wide-screen.ts'

/** Whether rows fit in a table. */
export const useWide = (as?: { readonly drawn: boolean }): boolean => useMedia(wideScreen, as)

/**
 * Whether a media query matches now. The first picture of a page is drawn for every screen: `drawn` says as which, by
 * itself as a phone, where the picture is waited for longest.
 */
export const useMedia = (query: string, { drawn = false } = {}): boolean =>
  useSyncExternalStore(
    (listener) => subscribe(query, listener),
    () => window.matchMedia(query).matches,
    () => drawn,
  )

function subscribe(words: string, listener: () => void) {
  const query = window.matchMedia(words)
  // Safari before 14 and old WebViews only have the older pair of methods.
  if (!query.addEventListener) {
    query.addListener(listener)
    return () => query.removeListener(listener)
  }
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
