import { setCallHooks } from '#web/client/api.ts'
import { memberKeys } from '#web/client/session-keys.ts'
import { keptHere } from './device-storage.ts'

/** The token of a member who is signed in on this device; public pages read it and never end or renew it. */
export const visitorToken = (): string | null => keptHere(memberKeys.token)

/** Calls of the public pages send the session if there is one; an expired one is ignored, and nobody is redirected. */
export function callAsVisitor(): void {
  setCallHooks({
    token: visitorToken,
    userId: () => keptHere(memberKeys.userId),
    onSignedOut: () => {},
    onFailedPost: () => {},
    onLoading: () => () => {},
  })
}
