import { basePath } from '#web/client/base-path.ts'
import { askAhead } from '#web/client/ahead.ts'
import { readsOf } from './asked-first.ts'
import { pageAt } from './pages.ts'

/*
 * The first script of the portal's document, small enough to run while React is still on its way: it sends what the page
 * reads first. Whatever fails here is asked for again, and reported, by the page itself.
 */

const page = pageAt(window.location.pathname.slice(basePath.length))

for (const url of page ? readsOf(page) : []) askAhead(url)
