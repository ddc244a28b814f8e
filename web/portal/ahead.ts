import { basePath } from '#web/client/base-path.ts'
import { askAhead } from '#web/client/ahead.ts'
import { firstRead, siteRoutes } from './routes.ts'

/*
 * The first script of the portal's document, small enough to run while React is still on its way: it fetches the code of
 * the page that was opened, of the frame around it, and what every page of a member asks first. Whatever fails here is
 * asked for again, and reported, by the page itself.
 */

const path = window.location.pathname.slice(basePath.length)
const route = siteRoutes.find((each) => each.path.toLowerCase() === path.replace(/\/+$/, '').toLowerCase())
const frame = () => (route?.shell === 'public' ? import('./shell/PublicShell.tsx') : import('./shell/MemberShell.tsx'))

if (route) {
  if (route.shell === 'member') askAhead(firstRead)
  for (const part of [route.load, frame]) part().catch(() => {})
}
