import type { Page } from '@playwright/test'

/* What lies on a device, as somebody who picks it up could read it. */

/** Whose it is, of all that a member may read offline. */
export const keptOwners = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const name = 'smart-cats-offline'
    const databases = await indexedDB.databases()
    // Opening one that is not there would make it.
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

/** The addresses of every page and file that was kept, without the host. */
export const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) addresses.push(url.slice(location.origin.length))
    }
    return addresses
  })
