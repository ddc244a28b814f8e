import { freeBytesOf } from './file-store.ts'
import type { House } from '#server/house.ts'
import { refuse } from '#server/http/refuse.ts'

/** Less than this and the next pictures and the database's own log would not fit. */
const leastFreeBytes = 200 * 1024 * 1024

/** Whether there is room for pictures, mails and what an embedded database writes; what cannot be measured counts as none. */
export async function hasRoom({ files, environment }: Pick<House, 'environment' | 'files'>): Promise<boolean> {
  const free = await Promise.all([files.freeBytes(), freeBytesOf(environment.dataDir)]).catch(() => [0])
  return Math.min(...free) >= leastFreeBytes
}

/** Before a picture is read: a server whose disk is nearly full keeps what is left for the database. */
export async function requireRoom(house: House): Promise<void> {
  if (!(await hasRoom(house))) refuse('disk_full')
}
