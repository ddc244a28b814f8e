import { Unzip, UnzipInflate } from 'fflate'

/** Not an archive, password-protected, or far too large when decompressed. */
export class UnreadableFile extends Error {}

const unpackedAtMost = 32 * 1024 * 1024
const readAtOnce = 64 * 1024

/** `PK` and the signature of a zip entry: text may start with these letters too. */
export const isArchive = ([one, two, three, four]: Uint8Array) =>
  one === 0x50 && two === 0x4b && three === 3 && four === 4

/**
 * The wanted files of an archive, as texts by name. Stops at a size limit: the sizes that an archive states are not
 * trusted.
 */
export function textsIn(bytes: Uint8Array, isWanted: (name: string) => boolean): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let size = 0
  const archive = new Unzip((file) => {
    if (!isWanted(file.name)) return
    const decoder = new TextDecoder()
    file.ondata = (fault, piece, isLast) => {
      size += piece?.length ?? 0
      if (fault || size > unpackedAtMost) throw new UnreadableFile()
      texts.set(file.name, (texts.get(file.name) ?? '') + decoder.decode(piece, { stream: !isLast }))
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += readAtOnce)
      archive.push(bytes.subarray(at, at + readAtOnce), at + readAtOnce >= bytes.length)
  } catch {
    throw new UnreadableFile()
  }
  return texts
}
