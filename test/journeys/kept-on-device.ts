import type { Page } from '@playwright/test'

/* What is stored on a device, as someone who picks it up could read it. */

/** The owners of everything that is kept for reading offline. */
export const keptOwners = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const name = 'smart-cats-offline'
    const databases = await indexedDB.databases()
    // Opening a missing database would create it.
    if (!databases.some((each) => each.name === name)) return []
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open(name))
    const keys = await done(database.transaction('kept').objectStore('kept').getAllKeys())
    database.close()
    return keys.map((key) => (Array.isArray(key) ? String(key[0]) : ''))
  })

/** The addresses of every kept page and file, without the host. */
export const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) addresses.push(url.slice(location.origin.length))
    }
    return addresses
  })

/** When the server made the document that is kept of this address; null if none is. */
export const keptSince = (page: Page, address: string): Promise<string | null> =>
  page.evaluate(async (url) => (await caches.match(url))?.headers.get('date') ?? null, address)
