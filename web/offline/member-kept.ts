import { memberSession } from '#web/client/session.ts'
import { keptReads } from './kept-reads.ts'
import { browserStore } from './store.ts'

/** What this device keeps of the member who is signed in. */
export const memberKept = keptReads({
  store: browserStore,
  memberId: () => (memberSession.token() === null ? null : memberSession.userId()),
  now: () => new Date(),
})
