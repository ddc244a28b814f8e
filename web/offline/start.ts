import { onlineManager } from '@tanstack/react-query'
import { standAroundReads } from '#web/client/queries.ts'
import { whenMemberLeaves } from '#web/client/session.ts'
import { listenForInstall } from './install.ts'
import { linkManifest } from './manifest-link.ts'
import { dropDrafts } from '#web/kit/form/draft-store.ts'
import { memberKept } from './member-kept.ts'
import { registerWorker } from './register.ts'
import { forgetTracked } from './tracked.ts'

/** Starts with the members' area: what may be read offline is stored for as long as its member is signed in. */
export function startOffline(): void {
  // The manager only reads the state when it changes: a page opened without a network would not notice its return.
  onlineManager.setOnline(navigator.onLine)
  standAroundReads(memberKept.read)
  whenMemberLeaves(() => {
    forgetTracked()
    dropDrafts(localStorage)
    dropDrafts(sessionStorage)
    void memberKept.forget()
  })
  listenForInstall()
}

/** The rest, once the page is on the screen: none of it is needed to draw it. */
export function finishOffline(): void {
  // A page closed early, or storage cleared by hand, may have left data of the previous member.
  void memberKept.forget()
  linkManifest()
  registerWorker()
}
