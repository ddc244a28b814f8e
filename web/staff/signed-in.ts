import { staff } from '#contract/staff.ts'
import { bindSession, staffSession } from '#web/client/session.ts'
import { queryClient } from '#web/client/queries.ts'
import { useSyncExternalStore } from 'react'

/*
 * A staff member is signed in while session storage holds a token. The pages ask here, so that a session which ends
 * in the middle of the work (12 h, or 2 h idle) leads to the sign-in page and back to the same place.
 */

const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSignedIn = () => useSyncExternalStore(subscribe, () => staffSession.token() !== null)

export function signedIn(token: string, staffId: string): void {
  staffSession.keep(token, staffId)
  tell()
}

/** The same person under a new token: the one before opens nothing any more, so it goes before anything is asked again. */
export function sessionRenewed(token: string): void {
  staffSession.keep(token, staffSession.userId() ?? '')
  void queryClient.invalidateQueries({ queryKey: [staff.me.name] })
}

/** Forgets the session and everything that it has read: the next person at this desk sees nothing of it. */
export function signedOut(): void {
  staffSession.drop()
  queryClient.clear()
  tell()
}

export const bindStaffSession = () => bindSession(staffSession, signedOut)
