import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { members } from '#contract/members.ts'
import { guard } from './guard-table.ts'
import { useRead } from '#web/client/queries.ts'
import { PageSkeleton } from '#web/kit/message/PageSkeleton.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'

/** The flag that /permission requires, given to a member by staff. */
const flag = 'test'

/** Inside the one page that also requires a flag: the server says who has it. `Guard` has let only members in. */
export function FlagGuard({ children }: { readonly children: ReactNode }) {
  const { pathname: path } = useLocation()
  const home = useRead(members.home, {})
  return (
    <Loaded query={home} skeleton={<PageSkeleton />}>
      {({ permissions }) => {
        const target = guard({ hasMeta: true, hasToken: true, path, hasFlag: permissions.includes(flag) })
        return target === null ? children : <Navigate to={target} replace />
      }}
    </Loaded>
  )
}
