import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { guard } from './guard-table.ts'
import { isLeaving } from './leaving.ts'
import { keepLedHere } from '#web/client/led-here.ts'
import { paths } from '#web/paths.ts'
import { memberSession } from '#web/client/session.ts'

export interface GuardProps {
  readonly hasMeta: boolean
  readonly children: ReactNode
}

/** Shows a page, or redirects as the guard table says; `FlagGuard` checks whether the member has a flag. */
export function Guard({ hasMeta, children }: GuardProps) {
  const { pathname, search } = useLocation()
  const target = guard({ hasMeta, hasToken: memberSession.token() !== null, path: pathname, hasFlag: true })
  const path = pathname + search
  // People who sign out on a page know why they are redirected.
  const [wasSignedIn] = useState(() => memberSession.token() !== null)
  useEffect(() => {
    if (target === paths.home && !wasSignedIn && !isLeaving())
      keepLedHere({ reason: pathname === paths.notFound ? 'missing' : 'signIn', path })
  }, [target, wasSignedIn, pathname, path])
  // The session has just ended, and the sign-in page is loading.
  if (isLeaving()) return null
  return target === null ? children : <Navigate to={target} replace />
}
