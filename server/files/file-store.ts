import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Where pictures are stored: by the hash of their content, so that a picture is stored once and its name tells nothing.
 */
export interface FileStore {
  /** Synced to disk when it returns: the row that names it may be written. */
  put(key: string, bytes: Buffer): Promise<void>
  get(key: string): Promise<Buffer>
  /** Removes it unless it was stored within this time: its row is written a moment after the bytes. */
  remove(key: string, untouchedMs: number): Promise<void>
  /** Removes unfinished writes that were begun at least this long ago. */
  clearLeftovers(untouchedMs: number): Promise<void>
  freeBytes(): Promise<number>
}

/** A folder on this machine; a half-written file is never visible under its final name. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  const openFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      const isNew = (await openFolder(dirname(path))) !== undefined
      // A unique name: the same picture may be stored twice at once.
      const part = `${path}.${randomUUID()}${leftover}`
      try {
        await writeToDisk(part, bytes)
        await rename(part, path)
      } catch (fault) {
        await rm(part, { force: true })
        throw fault
      }
      // Syncs the name as well, and that of a folder that was just created.
      await syncFolder(dirname(path))
      if (isNew) for (const parent of [folder, dirname(folder)]) await syncFolder(parent)
    },
    get: (key) => readFile(pathOf(key)),
    remove: async (key, untouchedMs) => {
      if (await isUntouched(pathOf(key), untouchedMs)) await rm(pathOf(key), { force: true })
    },
    clearLeftovers: async (untouchedMs) => {
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      for (const name of names.filter((each) => each.endsWith(leftover)))
        if (await isUntouched(join(folder, name), untouchedMs)) await rm(join(folder, name), { force: true })
    },
    freeBytes: async () => {
      await openFolder(folder)
      return freeBytesOf(folder)
    },
  }
}

const leftover = '.part'

async function writeToDisk(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

async function isUntouched(path: string, forMs: number): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs >= forMs
}

/** Of the disk that a folder is on. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether a write failed because the disk, or this user's quota, is full. */
export const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
