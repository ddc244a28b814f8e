import { painted } from '#web/client/painted.ts'
import { memberSession } from '#web/client/session.ts'
import { keptReads } from './kept-reads.ts'
import { browserStore } from './store.ts'

/** What this device stores for the signed-in member. */
export const memberKept = keptReads({
  store: browserStore,
  memberId: () => (memberSession.token() === null ? null : memberSession.userId()),
  now: () => new Date(),
  onScreen: painted,
})
