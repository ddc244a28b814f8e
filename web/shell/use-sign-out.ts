import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { auth } from '#contract/members.ts'
import { call } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { memberSession } from '#web/session.ts'

/**
 * C-03: the token is dead on the server, then gone from here. Without an answer nothing changes, and the person
 * may press again.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const client = useQueryClient()
  return async () => {
    const isOut = await call(auth.logout, { token: memberSession.token() ?? '' }).then(
      () => true,
      () => false,
    )
    if (!isOut) return
    memberSession.drop()
    client.clear()
    await navigate(paths.login)
  }
}
