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
  const [held] = useState(() => heldHistory(history, mayLeave))
  const [navigator] = useState(() => ({
    push: held.push,
    replace: held.replace,
    go: history.go,
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
  }))
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () =>
      held.listen((change) => startTransition(() => setPlace({ action: change.action, location: change.location }))),
    [held],
  )
  useLayoutEffect(arrived, [location])
  return (
    <Router basename={base} location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}
