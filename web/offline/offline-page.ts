import '#web/client/old-browsers.ts'
import '#web/kit/look/tokens.css'
import '#web/kit/look/base.css'
import './offline-page.css'
import { paths, siteUrl } from '#web/paths.ts'
import { memberKeys } from '#web/client/session-keys.ts'
import { applyLanguage, currentLanguage } from '#web/kit/text/language.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { shellAddress } from './policy.ts'
import { text } from './text.ts'
import { trackedNumbers } from './tracked.ts'

/*
 * Shown when someone wants to open a page that was not stored: says so, and lists what can be read instead. It is as
 * small as possible, because it is stored on every device that has opened one of our pages.
 */

applyLanguage()
const t = textIn(text, currentLanguage())
document.title = t.pageTitle
window.addEventListener('online', () => window.location.reload())
void show()
setInterval(lookAgain, 5000)

/** The event for a new network comes before the network works, and only once. */
async function lookAgain(): Promise<void> {
  if (!navigator.onLine) return
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer && answer.status < 500) window.location.reload()
}

async function show(): Promise<void> {
  const [pages, hasShell] = await Promise.all([keptPages(), caches.match(shellAddress, { ignoreVary: true })])
  const links = [...(hasShell && isSignedIn() ? memberLinks : []), ...pages]
  const tracked = trackedNumbers()
  const again = make('button', t.retry)
  again.addEventListener('click', () => window.location.reload())
  document
    .getElementById('main')
    ?.replaceChildren(
      make('h1', t.pageTitle),
      make('p', t.pageSentence),
      again,
      ...(links.length > 0 ? [make('h2', t.readable), list(links.map(linkTo))] : []),
      ...(tracked.length > 0 ? [make('h2', t.recentTitle), list(tracked.map(numberLine))] : []),
      ...(links.length + tracked.length === 0 ? [make('p', t.nothingKept)] : []),
    )
}

interface Way {
  readonly href: string
  readonly words: string
}

const isSignedIn = () => localStorage.getItem(memberKeys.token) !== null

const memberLinks: readonly Way[] = [
  { href: siteUrl(paths.warehouseAddress), words: t.addresses },
  { href: siteUrl(paths.parcels), words: t.parcels },
  { href: siteUrl(paths.tracking), words: t.tracks },
]

/** The public pages stored here, by their own titles; if one is stored in several languages, the reader's. */
async function keptPages(): Promise<readonly Way[]> {
  const found = new Map<string, Way>()
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      if (/\.[^/]*$/.test(pathname)) continue
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      const page = new DOMParser().parseFromString(html ?? '', 'text/html')
      const isOwn = page.documentElement.lang === currentLanguage()
      if (isOwn || !found.has(pathname)) found.set(pathname, { href: request.url, words: page.title })
    }
  }
  return [...found.values()].filter(({ words }) => words !== '')
}

function linkTo({ href, words }: Way): HTMLElement {
  const link = document.createElement('a')
  link.href = href
  link.textContent = words
  return link
}

function numberLine({ trackedNumber, statusText }: { trackedNumber: string; statusText: string }): HTMLElement {
  const line = make('span', '')
  line.append(make('b', trackedNumber), ` ${statusText}`)
  return line
}

function list(lines: readonly HTMLElement[]): HTMLElement {
  const whole = make('ul', '')
  for (const line of lines) {
    const entry = make('li', '')
    entry.append(line)
    whole.append(entry)
  }
  return whole
}

function make(tag: string, words: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = words
  return element
}
