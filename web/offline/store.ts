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
const shelfName = 'kept'

export const browserStore: KeptStore = {
  read: async (memberId, name) => {
    const shelf = await shelfFor('readonly')
    return parsed(await done(shelf.get([memberId, name])))
  },
  change: async (memberId, name, next) => {
    const shelf = await shelfFor('readwrite')
    const found = next(parsed(await done(shelf.get([memberId, name]))))
    if (found !== null) await done(shelf.put(found, [memberId, name]))
  },
  forgetAllBut: async (memberId) => {
    const shelf = await shelfFor('readwrite')
    const keys = await done(shelf.getAllKeys())
    const others = keys.filter((key) => !Array.isArray(key) || key[0] !== memberId)
    await Promise.all(others.map((key) => done(shelf.delete(key))))
  },
}

const parsed = (found: unknown): Kept | null => {
  const { success, data } = z.safeParse(kept, found)
  return success ? data : null
}

async function shelfFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(shelfName)
  const database = await done(request)
  const shelf = database.transaction(shelfName, mode).objectStore(shelfName)
  // Takes effect when this transaction ends. An open connection would keep a later version of the site waiting.
  database.close()
  return shelf
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('nothing was kept'))
  })
