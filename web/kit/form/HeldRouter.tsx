import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { heldHistory } from './held-history.ts'
import { arrived, mayLeave } from './unsaved.ts'

interface Props {
  readonly base: string
  readonly children: ReactNode
}

/** `BrowserRouter` that asks before navigating away from unsaved input (`unsaved.ts`). */
export function HeldRouter({ base, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [navigator] = useState(() => ({ ...history, ...heldHistory(history, mayLeave) }))
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => navigator.listen((change) => startTransition(() => setPlace(change))), [navigator])
  useLayoutEffect(arrived, [location])
  return (
    <Router basename={base} location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}
