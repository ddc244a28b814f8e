import { mayKeep } from './policy.ts'
import type { FetchEvent, StationBuild, WorkerScope } from './worker-scope.ts'

/*
 * The service worker of a station: its receiving page opens without a network. It is registered on devices that are a
 * station and keeps the program alone, never an answer of a call. A new build waits until the page of the old one is
 * closed.
 */

declare const self: WorkerScope
declare const stationBuild: StationBuild

const prefix = 'smart-cats-station-'
const cacheName = prefix + stationBuild.version
const { document: page, files } = stationBuild
const anyVariant = { ignoreVary: true }

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname.startsWith(page)) event.respondWith(pageFor(event))
  else if (files.includes(pathname)) event.respondWith(fileFor(event))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  const keep = async (path: string, handling: 'asset' | 'shell') => {
    const answer = await fetch(path)
    if (!mayKeep(answer, handling)) throw new Error(`${path} cannot be kept`)
    await cache.put(path, answer)
  }
  await Promise.all(files.map((path) => keep(path, 'asset')))
  await keep(page, 'shell')
}

async function forgetOlder(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** A failing server has nothing better to offer than the page that was kept. */
async function pageFor({ request }: FetchEvent): Promise<Response> {
  const answer = await fetch(request).catch(() => null)
  if (answer && answer.status < 500) return answer
  return (await caches.match(page, anyVariant)) ?? answer ?? Response.error()
}

const fileFor = async ({ request }: FetchEvent) => (await caches.match(request.url, anyVariant)) ?? fetch(request)
