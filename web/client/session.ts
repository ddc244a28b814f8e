import { answeredAhead } from './ahead.ts'
import { type CallHooks, setCallHooks } from './api.ts'
import { memberKeys } from './session-keys.ts'
import { hideLoading, showLoading, showWarning } from '#web/kit/message/toast.ts'

/*
 * A member's session is kept in local storage as `token` and `userid`, a staff session in session storage under
 * its own name: the two are never interchangeable.
 */

export interface SessionStore {
  token(): string | null
  userId(): string | null
  keep(token: string, userId: string): void
  drop(): void
}

const storeIn = (storage: () => Storage, tokenKey: string, userKey: string, onLeft = () => {}): SessionStore => ({
  token: () => storage().getItem(tokenKey),
  userId: () => storage().getItem(userKey),
  keep: (token, userId) => {
    const before = storage().getItem(userKey)
    storage().setItem(tokenKey, token)
    storage().setItem(userKey, userId)
    if (before !== null && before !== userId) onLeft()
  },
  drop: () => {
    storage().removeItem(tokenKey)
    storage().removeItem(userKey)
    onLeft()
  },
})

let onMemberLeft = () => {}

/** Called after a member's session ended, or became another member's: what was stored for them is deleted. */
export const whenMemberLeaves = (given: () => void): void => {
  onMemberLeft = given
}

export const memberSession = storeIn(
  () => localStorage,
  memberKeys.token,
  memberKeys.userId,
  () => onMemberLeft(),
)
export const staffSession = storeIn(() => sessionStorage, 'staff-token', 'staff-userid')

let isSigningOut = false

/** A read that overtakes the call finds that the session has ended; that must not redirect as if it had expired. */
export async function whileSigningOut<T>(call: Promise<T>): Promise<T> {
  isSigningOut = true
  return call.finally(() => {
    isSigningOut = false
  })
}

/** For a faster read the message would only flash. */
const longReadMs = 400

/** Makes every call send this session's token, and ends the session when the server says so. */
export function bindSession(
  session: SessionStore,
  onSignedOut: () => void,
  words: Pick<CallHooks, 'failedWords'> = {},
): void {
  setCallHooks({
    ...words,
    token: session.token,
    userId: session.userId,
    onSignedOut: () => {
      if (isSigningOut) return
      session.drop()
      onSignedOut()
    },
    onFailedPost: showWarning,
    answeredAhead,
    onLoading: (sentence) => {
      let shown: string | null = null
      const timer = setTimeout(() => {
        shown = showLoading(sentence)
      }, longReadMs)
      return () => {
        clearTimeout(timer)
        if (shown !== null) hideLoading(shown)
      }
    },
  })
}
