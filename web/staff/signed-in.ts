import { staff } from '#contract/staff.ts'
import { bindSession, staffSession } from '#web/client/session.ts'
import { failedWords } from './failed-words.ts'
import { queryClient } from '#web/client/queries.ts'
import { useSyncExternalStore } from 'react'
import { forgetStationReads } from './workplace/offline-station.ts'
import { queueKey } from './workplace/queue-key.ts'

/*
 * A staff member is signed in while session storage has a token. The pages check here, so that a session that ends in
 * the middle of work (12 h, or 2 h idle) leads to the sign-in page and back to the same place.
 */

const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id of who is signed in; null: nobody. */
export const useSignedIn = () =>
  useSyncExternalStore(subscribe, () => (staffSession.token() === null ? null : (staffSession.userId() ?? '')))

export function signedIn(token: string, staffId: string): void {
  staffSession.keep(token, staffId)
  tell()
}

/**
 * The same person with a new token: the old one no longer works, so it is replaced before anything is requested again.
 */
export function sessionRenewed(token: string): void {
  staffSession.keep(token, staffSession.userId() ?? '')
  void queryClient.invalidateQueries({ queryKey: [staff.me.name] })
}

/** Another person goes on at this station: nothing that was read for the one before stays. */
export function personChanged(token: string, staffId: string): void {
  if (staffSession.userId() !== staffId) queryClient.clear()
  forgetStationReads()
  staffSession.keep(token, staffId)
  tell()
}

/** Deletes the session and everything it has read, so that the next person at this desk sees nothing of it. */
export function signedOut(): void {
  staffSession.drop()
  queueKey.keep(null)
  forgetStationReads()
  queryClient.clear()
  tell()
}

export const bindStaffSession = () => bindSession(staffSession, signedOut, { failedWords })
