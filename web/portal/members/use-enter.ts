import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { message } from '#contract/messages.ts'
import { memberSession } from '#web/client/session.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useLanguage } from '#web/kit/text/language.ts'
import { ownPath, paths } from '#web/paths.ts'
import { nextSignIn } from './next-sign-in.ts'

interface Entered {
  readonly token: string
  readonly userId: string
}

/** After signing in, in whichever way: keeps the session and opens the page that was asked for, if it is one of ours. */
export function useEnter(): (session: Entered, back: string | null) => void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const language = useLanguage()
  return ({ token, userId }, back) => {
    client.clear()
    memberSession.keep(token, userId)
    nextSignIn.keep(null)
    showSuccess(message('M-18', language))
    void navigate(ownPath(back) ?? paths.memberHome, { replace: true })
  }
}
