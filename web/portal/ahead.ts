import { homePath } from '#contract/home-path.ts'
import { basePath } from '#web/client/base-path.ts'
import { askAhead } from '#web/client/ahead.ts'
import { frames } from './opened.ts'
import { routeAt } from './routes.ts'

/*
 * The first script of the portal's document, small enough to run while React is still on its way: it fetches the code of
 * the page that was opened, of the frame around it, and what every page of a member asks first. Whatever fails here is
 * asked for again, and reported, by the page itself.
 */

const route = routeAt(window.location.pathname.slice(basePath.length))

if (route) {
  if (route.shell === 'member') askAhead(homePath)
  for (const part of [route.load, frames[route.shell]]) part().catch(() => {})
}
