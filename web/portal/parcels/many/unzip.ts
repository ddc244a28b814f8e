import { Unzip, UnzipInflate } from 'fflate'

/** What is no archive, is locked, or grows beyond all measure when it is unpacked. */
export class UnreadableFile extends Error {}

const unpackedAtMost = 32 * 1024 * 1024
const readAtOnce = 64 * 1024

/** `PK`, and the sign of a packed file: a text may begin with these letters too. */
export const isArchive = ([one, two, three, four]: Uint8Array) =>
  one === 0x50 && two === 0x4b && three === 3 && four === 4

/**
 * The files of an archive that are wanted, as texts by their names. Stops as soon as it is too much: what an archive says of
 * its own size is not believed.
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
