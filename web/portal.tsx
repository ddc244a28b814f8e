import '#web/client/old-browsers.ts'
import '#web/kit/look/kit-styles.ts'
import '#web/portal/shell-parts.ts'
import { finishOffline, startOffline } from './offline/start.ts'
import { followOtherTabs } from '#web/portal/other-tabs.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths, siteUrl } from './paths.ts'
import { PortalApp } from '#web/portal/PortalApp.tsx'
import { painted } from '#web/client/painted.ts'
import { queryClient } from '#web/client/queries.ts'
import { pageAt } from '#web/portal/pages.ts'
import { bindSession, memberSession } from '#web/client/session.ts'
import { openedPage } from '#web/portal/opened.ts'
import { isLeaving, setLeaving } from '#web/portal/leaving.ts'
import { readFirst } from '#web/portal/first-reads.ts'
import { isPictureShown, replacePicture, sheetsArrived, whenReplaceable } from '#web/portal/first-picture/replace.ts'
import { start } from './start.tsx'
import { hasUnsaved, letGo } from '#web/kit/form/unsaved.ts'

const here = () => window.location.pathname.slice(basePath.length) + window.location.search
const signIn = () => siteUrl(`${paths.login}?back=${encodeURIComponent(here())}`)

bindSession(memberSession, () => {
  queryClient.clear()
  // People who have just signed out are there already; reads of the page they left may still end in 401.
  if (here().startsWith(paths.login)) return
  setLeaving()
  window.location.assign(signIn())
})

followOtherTabs(memberSession, {
  onSignedOut: () => {
    if (isForMembers()) leave(() => window.location.replace(signIn()))
    // A visitor's half-written letter reveals nothing about who was signed in.
    else if (!hasUnsaved()) leave(() => window.location.reload())
  },
  onSomebodyElse: () => leave(() => window.location.reload()),
})

const isForMembers = () => pageAt(window.location.pathname.slice(basePath.length))?.shell === 'member'

/** Hides the page while the next one loads. Unsent input can no longer be sent from here, so it raises no question. */
function leave(go: () => void): void {
  setLeaving()
  queryClient.clear()
  letGo()
  document.body.hidden = true
  go()
}

void openedPage(isPictureShown()).then(async (opened) => {
  if (opened) await readFirst(opened)
  await sheetsArrived()
  await whenReplaceable()
  if (isLeaving()) return
  start(basePath, <PortalApp opened={opened} />, replacePicture)
  await painted()
  finishOffline()
})
startOffline()
