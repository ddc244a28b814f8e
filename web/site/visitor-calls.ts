import { setCallHooks } from '#web/client/api.ts'
import { memberKeys } from '#web/client/session-keys.ts'
import { keptHere } from './device-storage.ts'

/** The token of whoever is signed in on this device; the public pages read it and never end or renew it. */
export const visitorToken = (): string | null => keptHere(memberKeys.token)

/** Calls of the public pages carry the session of who has one; one that is over is none, and nobody is led away. */
export function callAsVisitor(): void {
  setCallHooks({
    token: visitorToken,
    userId: () => keptHere(memberKeys.userId),
    onSignedOut: () => {},
    onFailedPost: () => {},
    onLoading: () => () => {},
  })
}
