import { useSyncExternalStore } from 'react'

/** True from 800 px on, where rows fit in a table. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)

const wide = () => window.matchMedia('(min-width: 800px)')

function subscribe(listener: () => void) {
  const query = wide()
  // Safari before 14 and old WebViews only have the older pair of methods.
  if (!query.addEventListener) {
    query.addListener(listener)
    return () => query.removeListener(listener)
  }
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
