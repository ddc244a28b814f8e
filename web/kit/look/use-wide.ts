import { useSyncExternalStore } from 'react'

/** True from 800 px on, where rows fit in a table. */
export const useWide = (): boolean => useMedia('(min-width: 800px)')

/** Whether a media query matches now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => subscribe(query, listener),
    () => window.matchMedia(query).matches,
    // The first picture of a page is drawn for a phone, where it is waited for longest.
    () => false,
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
