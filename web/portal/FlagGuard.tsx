import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { signedIn } from '#contract/signed-in.ts'
import { guard } from './guard-table.ts'
import { useRead } from '#web/client/queries.ts'
import { memberSession } from '#web/client/session.ts'
import { PageSkeleton } from '#web/kit/message/PageSkeleton.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'

/** The flag that /permission requires, given to a member by staff. */
const flag = 'test'

/** Wraps the one page that also requires a flag: the server says who has it. */
export function FlagGuard({ children }: { readonly children: ReactNode }) {
  const { pathname: path } = useLocation()
  const hasToken = memberSession.token() !== null
  const home = useRead(signedIn.home, {}, { enabled: hasToken })
  if (!hasToken) return <Navigate to={guard({ hasMeta: true, hasToken, path, hasFlag: false }) ?? path} replace />
  return (
    <Loaded query={home} skeleton={<PageSkeleton />}>
      {({ permissions }) => {
        const target = guard({ hasMeta: true, hasToken, path, hasFlag: permissions.includes(flag) })
        return target === null ? children : <Navigate to={target} replace />
      }}
    </Loaded>
  )
}
