import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { heldHistory } from './held-history.ts'
import { arrived, mayLeave } from './unsaved.ts'

interface Props {
  readonly base: string
  readonly children: ReactNode
}

/**
 * `BrowserRouter` that asks before navigating away from unsaved input (`unsaved.ts`). Another page is a transition: the
 * old one stays until its script has loaded. On the same page, such as another order of a list, there is nothing to load:
 * the press is answered in the next frame.
 */
export function HeldRouter({ base, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [navigator] = useState(() => ({ ...history, ...heldHistory(history, mayLeave) }))
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  const here = useRef(location.pathname)
  useLayoutEffect(
    () =>
      navigator.listen((change) => {
        const isHere = change.location.pathname === here.current
        here.current = change.location.pathname
        if (isHere) setPlace(change)
        else startTransition(() => setPlace(change))
      }),
    [navigator],
  )
  useLayoutEffect(arrived, [location])
  return (
    <Router basename={base} location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}
