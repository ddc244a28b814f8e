import { keptPages } from './kept-pages.ts'
import { openPushed, showPushed } from './push.ts'
import { handlingOf, type PageHandling } from './policy.ts'
import type { FetchEvent, OfflineBuild, WorkerScope } from './worker-scope.ts'

/*
 * The service worker of the site and the members' area. Public pages come from the network or, if that does not answer
 * soon, from the cache. Documents of the portal hold nobody's data and come from the cache, which is renewed meanwhile;
 * hashed files never change and come from the cache. A new build waits until the last page of the old one is closed, so
 * that nobody loses input.
 */

declare const self: WorkerScope
declare const offlineBuild: OfflineBuild

/** How long a document may take before the stored one is shown. */
const patienceMs = 3000

const pages = keptPages(offlineBuild, self.location.origin)

self.addEventListener('install', (event) => event.waitUntil(pages.prepare()))
self.addEventListener('activate', (event) => event.waitUntil(pages.forgetOlder().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin)
  if (handling === 'asset') event.respondWith(assetFor(event))
  else if (handling !== 'network') event.respondWith(documentFor(event, handling))
})

/** A page reports itself: what it loaded before the worker was there is stored now. */
self.addEventListener('message', (event) => {
  const url = addressIn(event.data)
  if (url === null) return
  const handling = handlingOf({ method: 'GET', url, mode: 'navigate' }, self.location.origin)
  // First what can be shown at once at the next visit: the browser has its files already.
  if (handling === 'shell')
    event.waitUntil(pages.keepAt(url, 'shell').catch(goWithout).then(pages.keepShell).catch(goWithout))
  if (handling === 'page') event.waitUntil(pages.keepAt(url, 'page').catch(goWithout))
})

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event)))

const addressIn = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'keep' in message && typeof message.keep === 'string'
    ? message.keep
    : null

async function documentFor(event: FetchEvent, handling: PageHandling): Promise<Response> {
  const { request } = event
  const fetched = fetch(request)
  event.waitUntil(fetched.then((answer) => pages.keep(request.url, answer.clone(), handling)).catch(goWithout))
  // The server was asked in any case, so that the next visit has what it answers.
  const before = handling === 'shell' ? await pages.documentOf(request.url) : undefined
  if (before) return before
  const soon = await Promise.race([fetched.catch(goWithout), later()])
  // A failing server has nothing better to offer than what was stored.
  if (soon !== null && soon !== 'late' && soon.status < 500) return soon
  // From a slow server the page in another language is worse than waiting for the right one.
  const isOffline = soon !== 'late'
  const kept = await (handling === 'page' ? pages.pageAt(request.url, { isOffline }) : pages.shell())
  if (kept) return kept
  return soon === null || soon === 'late' ? fetched.catch(() => pages.offlinePage()) : soon
}

const later = () =>
  new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), patienceMs)
  })

/**
 * A stored file is answered as a response of our own. With the stored response itself, Chromium writes the compiled
 * script to disk at the second visit, 80 ms of a phone's time before the page is drawn, and does not use it later
 * (docs/decisions/0111).
 */
async function assetFor(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const kept = await pages.assetAt(url)
  if (kept) return new Response(kept.body, kept)
  const answer = await fetch(event.request)
  event.waitUntil(pages.keepAsset(url, answer.clone()).catch(goWithout))
  return answer
}

/** Without a network, or without disk space, there is nothing to read offline. */
const goWithout = () => null
