import * as z from 'zod/mini'

/*
 * Where the browser stores what a member may read without a network: one object store in IndexedDB, with every entry
 * under its member. A browser without it (some private windows) rejects, and callers continue without it.
 */

const kept = z.object({
  /** When the server answered, as ISO 8601. */
  at: z.string(),
  answer: z.unknown(),
})
export type Kept = z.output<typeof kept>

export interface KeptStore {
  readonly read: (memberId: string, name: string) => Promise<Kept | null>
  /** Reads and writes in one transaction, so that two tabs do not overwrite each other; null changes nothing. */
  readonly change: (memberId: string, name: string, next: (kept: Kept | null) => Kept | null) => Promise<void>
  /** Removes everything that is not this member's; for null, everything. */
  readonly forgetAllBut: (memberId: string | null) => Promise<void>
}

const databaseName = 'smart-cats-offline'
const storeName = 'kept'

export const browserStore: KeptStore = {
  read: async (memberId, name) => {
    const store = await openStore('readonly')
    return parsed(await done(store.get([memberId, name])))
  },
  change: async (memberId, name, next) => {
    const store = await openStore('readwrite')
    const found = next(parsed(await done(store.get([memberId, name]))))
    if (found !== null) await done(store.put(found, [memberId, name]))
  },
  forgetAllBut: async (memberId) => {
    const store = await openStore('readwrite')
    const keys = await done(store.getAllKeys())
    const others = keys.filter((key) => !Array.isArray(key) || key[0] !== memberId)
    await Promise.all(others.map((key) => done(store.delete(key))))
  },
}

const parsed = (found: unknown): Kept | null => {
  const { success, data } = z.safeParse(kept, found)
  return success ? data : null
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  const database = await done(request)
  const store = database.transaction(storeName, mode).objectStore(storeName)
  // Takes effect when this transaction ends. An open connection would keep a later version of the site waiting.
  database.close()
  return store
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('nothing was kept'))
  })
