import { onlineManager } from '@tanstack/react-query'
import { standAroundReads } from '#web/client/queries.ts'
import { whenMemberLeaves } from '#web/client/session.ts'
import { listenForInstall } from './install.ts'
import { linkManifest } from './manifest-link.ts'
import { dropDrafts } from '#web/kit/form/draft-store.ts'
import { memberKept } from './member-kept.ts'
import { registerWorker } from './register.ts'
import { forgetTracked } from './tracked.ts'

/** Begins with the members' area: what may be read offline is kept for as long as its member is signed in. */
export function startOffline(): void {
  // Read by itself only when it changes: a page that opens without a network would not notice that it comes back.
  onlineManager.setOnline(navigator.onLine)
  standAroundReads(memberKept.read)
  whenMemberLeaves(() => {
    forgetTracked()
    dropDrafts(localStorage)
    dropDrafts(sessionStorage)
    void memberKept.forget()
  })
  // A page that was closed, or storage that was emptied by hand, may have left something of the one before.
  void memberKept.forget()
  linkManifest()
  listenForInstall()
  registerWorker()
}
