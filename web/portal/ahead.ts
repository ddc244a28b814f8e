import { basePath } from '#web/client/base-path.ts'
import { askAhead } from '#web/client/ahead.ts'
import { readsOf } from './asked-first.ts'
import { frames } from './opened.ts'
import { routeAt } from './routes.ts'

/*
 * The first script of the portal's document, small enough to run while React is still on its way: it fetches the code of
 * the page that was opened, of the frame around it, and what the page reads first. Whatever fails here is
 * asked for again, and reported, by the page itself.
 */

const route = routeAt(window.location.pathname.slice(basePath.length))

if (route) {
  for (const url of readsOf(route)) askAhead(url)
  for (const part of [route.load, frames[route.shell]]) part().catch(() => {})
}
