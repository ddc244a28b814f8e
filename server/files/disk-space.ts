import { freeBytesOf } from './file-store.ts'
import type { Context } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'

/** With less than this, the next pictures and the database's write-ahead log would not fit. */
const leastFreeBytes = 200 * 1024 * 1024

/**
 * Whether there is room for pictures, mails and what an embedded database writes; if it cannot be measured, there is
 * none.
 */
export async function hasDiskSpace({ files, environment }: Pick<Context, 'files' | 'environment'>): Promise<boolean> {
  const free = await Promise.all([files.freeBytes(), freeBytesOf(environment.dataDir)]).catch(() => [0])
  return Math.min(...free) >= leastFreeBytes
}

/** Checked before a picture is read: a server whose disk is nearly full keeps what is left for the database. */
export async function requireDiskSpace(context: Context): Promise<void> {
  if (!(await hasDiskSpace(context))) refuse('disk_full')
}
