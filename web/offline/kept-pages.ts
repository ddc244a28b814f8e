import {
  assetsIn,
  type Handling,
  handlingOf,
  isPlain,
  keptAddress,
  mayKeep,
  offlineAddress,
  type PageHandling,
  shellAddress,
} from './policy.ts'
import type { OfflineBuild } from './worker-scope.ts'

/*
 * Pages and files that the service worker keeps: one cache per build, so that a page is never shown with the scripts of
 * another build. The old cache is deleted once its last page is closed.
 */

const prefix = 'smart-cats-'
/** In all languages, with room for articles. */
const mostPages = 120

export function keptPages({ version, first, shell }: OfflineBuild, origin: string) {
  const opened = () => caches.open(prefix + version)

  async function take(path: string, handling: Handling): Promise<void> {
    const cache = await opened()
    if (handling === 'asset' && (await cache.match(path, anyVariant))) return
    const answer = await fetch(path)
    if (!mayKeep(answer, handling)) throw new Error(`${path} cannot be kept`)
    await cache.put(path, answer)
  }
  const takeAll = (paths: readonly string[]) => Promise.all(paths.map((path) => take(path, 'asset')))

  async function prepare(): Promise<void> {
    await takeAll(first)
    await take(offlineAddress, 'page')
    await carryOver()
  }

  /**
   * People who could read offline before a new build still can afterwards; what fails to load is stored at the next
   * visit.
   */
  async function carryOver(): Promise<void> {
    const before = await Promise.all((await olderNames()).map((name) => caches.open(name)))
    const kept = await Promise.all(before.map((cache) => cache.keys()))
    const urls = kept.flat().map(({ url }) => url)
    if (urls.some((url) => new URL(url).pathname === shellAddress)) await keepShell().catch(nextTime)
    await Promise.all(urls.map((url) => keepAt(url, 'page').catch(nextTime)))
  }

  const olderNames = async () =>
    (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + version)

  /** The document is stored last: if it is there, so is everything it needs. */
  async function keepShell(): Promise<void> {
    if (await documentAt(shellAddress)) return
    await takeAll(shell)
    await take(shellAddress, 'shell')
  }

  /** Fetches and stores what is not there yet; an address of another kind is left alone. */
  async function keepAt(url: string, handling: PageHandling): Promise<void> {
    if (handlingOf({ method: 'GET', url, mode: 'navigate' }, origin) !== handling) return
    const address = keptAddress(url)
    if (!(await documentAt(address))) await keep(new URL(address, origin).href, await fetch(address), handling)
  }

  /** Stored after the files that it names: what is there can be shown without a network. */
  async function keep(url: string, answer: Response, handling: PageHandling): Promise<void> {
    // A public page depends on its query, a document of the portal does not.
    if ((handling === 'page' && !isPlain(url)) || !mayKeep(answer, handling)) return
    await takeAll(assetsIn(await answer.clone().text()))
    const cache = await opened()
    await cache.put(keptAddress(url), answer)
    await trim(cache)
  }

  /** What this page of the portal was at the last visit, if that was not long ago. */
  async function documentOf(url: string): Promise<Response | undefined> {
    const kept = await documentAt(keptAddress(url))
    return kept && isRecent(kept) ? kept : undefined
  }

  /** The oldest pages go first; the number of hashed files is fixed by the build. */
  async function trim(cache: Cache): Promise<void> {
    const pages = (await cache.keys()).filter(({ url }) =>
      ['page', 'shell'].includes(handlingOf({ method: 'GET', url, mode: 'navigate' }, origin)),
    )
    await Promise.all(pages.slice(0, -mostPages).map((page) => cache.delete(page, anyVariant)))
  }

  /** The page in the requested language; when there is no network, otherwise in another one. */
  async function pageAt(url: string, { isOffline }: { readonly isOffline: boolean }): Promise<Response | undefined> {
    const cache = await opened()
    const address = keptAddress(url)
    const same = await cache.match(address, anyVariant)
    return same ?? (isOffline ? cache.match(address, { ...anyVariant, ignoreSearch: true }) : undefined)
  }

  const documentAt = async (address: string) => (await opened()).match(address, anyVariant)

  return {
    prepare,
    forgetOlder: async () => Promise.all((await olderNames()).map((name) => caches.delete(name))),
    keepShell,
    keepAt,
    keep,
    pageAt,
    documentOf,
    shell: () => documentAt(shellAddress),
    offlinePage: async () => (await documentAt(offlineAddress)) ?? Response.error(),
    /** From an older build too: one of its pages may still be open. */
    assetAt: (url: string) => caches.match(url, anyVariant),
    keepAsset: async (url: string, answer: Response) => {
      if (mayKeep(answer, 'asset')) await (await opened()).put(url, answer)
    },
  }
}

/** After a week the program has probably changed: the document then comes from the server again. */
const recentMs = 7 * 24 * 60 * 60_000

const isRecent = ({ headers }: Response): boolean => Date.now() - Date.parse(headers.get('date') ?? '') < recentMs

/** The address contains everything that distinguishes two answers; request headers do not matter. */
const anyVariant = { ignoreVary: true }

const nextTime = () => undefined
