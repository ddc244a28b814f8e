import { semaphore } from '#server/jobs/semaphore.ts'
import { decoder } from './pictures.ts'

/** Shown at 44 by 44 px, on screens with up to three pixels to one. */
const side = 132
/** Some 4 kB each. */
const keptMost = 500

/** By the key of the picture they were made of; the least recently used one is dropped first. */
const kept = new Map<string, Promise<Buffer>>()
// Beside uploads, which have their own turn.
const inTurn = semaphore(1, 20_000)

/**
 * A picture as a list shows it, cropped to a square. Made when first asked for and kept in memory: it is small, made in
 * some milliseconds, and gone with the process, so that nothing has to be erased with the picture it shows.
 */
export function smallPicture(key: string, read: () => Promise<Buffer>): Promise<Buffer> {
  const made = kept.get(key) ?? inTurn(async () => shrunk(await read()))
  kept.delete(key)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest)
  return made
}

async function shrunk(bytes: Buffer): Promise<Buffer> {
  const sharp = await decoder()
  return sharp(bytes, { failOn: 'error', pages: 1 })
    .resize({ width: side, height: side, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 70 })
    .toBuffer()
}
