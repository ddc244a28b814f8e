import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { guard } from './guard-table.ts'
import { memberSession } from './session.ts'

interface GuardProps {
  readonly hasMeta: boolean
  readonly children: ReactNode
}

/** Lets a page be seen, or leads where the truth table says. */
export function Guard({ hasMeta, children }: GuardProps) {
  const { pathname } = useLocation()
  const target = guard({ hasMeta, hasToken: memberSession.token() !== null, path: pathname, hasFlag: false })
  return target === null ? children : <Navigate to={target} replace />
}
