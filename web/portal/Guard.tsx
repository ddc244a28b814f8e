import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { guard } from './guard-table.ts'
import { keepLedHere } from '#web/client/led-here.ts'
import { paths } from '#web/paths.ts'
import { memberSession } from '#web/client/session.ts'

export interface GuardProps {
  readonly hasMeta: boolean
  readonly children: ReactNode
}

/** Lets a page be seen, or leads where the truth table says; whether the member holds a flag is `FlagGuard`'s question. */
export function Guard({ hasMeta, children }: GuardProps) {
  const { pathname, search } = useLocation()
  const target = guard({ hasMeta, hasToken: memberSession.token() !== null, path: pathname, hasFlag: true })
  const path = pathname + search
  // Who signs out on a page knows why it goes.
  const [wasSignedIn] = useState(() => memberSession.token() !== null)
  useEffect(() => {
    if (target === paths.home && !wasSignedIn)
      keepLedHere({ reason: pathname === paths.notFound ? 'missing' : 'signIn', path })
  }, [target, wasSignedIn, pathname, path])
  return target === null ? children : <Navigate to={target} replace />
}
