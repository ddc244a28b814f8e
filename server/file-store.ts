import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where pictures lie: by the hash of their content, so that a picture is stored once and its name tells nothing. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>
  get(key: string): Promise<Buffer>
  /** Removes it unless it was put within this time: its row is written a moment after the bytes. */
  remove(key: string, untouchedMs: number): Promise<void>
}

/** A folder on this machine; a half-written file is never seen under its name. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // A name of its own: the same picture may be put twice at once.
      const part = `${path}.${randomUUID()}.part`
      await writeFile(part, bytes)
      await rename(part, path)
    },
    get: (key) => readFile(pathOf(key)),
    remove: async (key, untouchedMs) => {
      const file = await stat(pathOf(key)).catch(() => null)
      if (file && Date.now() - file.mtimeMs >= untouchedMs) await rm(pathOf(key), { force: true })
    },
  }
}
