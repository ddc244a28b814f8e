import './old-browsers.ts'
import './ui/kit-styles.ts'
import { basePath, paths, siteUrl } from './paths.ts'
import { PortalApp } from './PortalApp.tsx'
import { queryClient } from './queries.ts'
import { bindSession, memberSession } from './session.ts'
import { start } from './start.tsx'

bindSession(memberSession, () => {
  queryClient.clear()
  const here = window.location.pathname.slice(basePath.length) + window.location.search
  // Who has just signed out is there already; reads of the page that was left may still end in 401.
  if (here.startsWith(paths.login)) return
  window.location.assign(siteUrl(`${paths.login}?back=${encodeURIComponent(here)}`))
})

start(basePath, <PortalApp />)
