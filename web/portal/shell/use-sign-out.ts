import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { signedIn } from '#contract/signed-in.ts'
import { call } from '#web/client/api.ts'
import { paths } from '#web/paths.ts'
import { memberSession, whileSigningOut } from '#web/client/session.ts'
import { letGo, mayLose } from '#web/kit/form/unsaved.ts'

/**
 * C-03: ends the token on the server, then removes it here. Without an answer nothing changes, and the button
 * can be pressed again.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const client = useQueryClient()
  const isUnderWay = useRef(false)
  return async () => {
    // The second press of a double click would sign out a token that has already ended.
    if (isUnderWay.current || !(await mayLose())) return
    isUnderWay.current = true
    await client.cancelQueries()
    const isOut = await whileSigningOut(
      call(signedIn.logout, { token: memberSession.token() ?? '' }).then(
        () => true,
        () => false,
      ),
    )
    isUnderWay.current = false
    if (!isOut) return client.invalidateQueries()
    letGo()
    // Requests in flight would come back as refused.
    await client.cancelQueries()
    memberSession.drop()
    client.clear()
    await navigate(paths.login)
  }
}
