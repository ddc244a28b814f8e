import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { guard } from './guard-table.ts'
import { memberSession } from './session.ts'

export interface GuardProps {
  readonly hasMeta: boolean
  readonly children: ReactNode
}

/** Lets a page be seen, or leads where the truth table says; whether the member holds a flag is `FlagGuard`'s question. */
export function Guard({ hasMeta, children }: GuardProps) {
  const { pathname } = useLocation()
  const target = guard({ hasMeta, hasToken: memberSession.token() !== null, path: pathname, hasFlag: true })
  return target === null ? children : <Navigate to={target} replace />
}
