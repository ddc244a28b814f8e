/* The few things of the ZIP format that a spreadsheet needs; unpacking is the browser's own. */

/** What is no archive, is locked, or grows beyond all measure when it is unpacked. */
export class UnreadableFile extends Error {}

const entriesAtMost = 2000
const unpackedAtMost = 32 * 1024 * 1024

interface Entry {
  readonly name: string
  readonly method: number
  readonly packedSize: number
  readonly at: number
}

export type Archive = ReadonlyMap<string, Entry>

/** Without this the browser is too old to unpack by itself. */
export const canUnzip = () => typeof DecompressionStream === 'function'

/** `PK`, and the sign of a packed file: a text may begin with these letters too. */
export const isArchive = ([one, two, three, four]: Uint8Array) =>
  one === 0x50 && two === 0x4b && three === 3 && four === 4

/** The list of contents at the end of the archive. */
export function openArchive(bytes: Uint8Array): Archive {
  const view = viewOf(bytes)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > entriesAtMost) throw new UnreadableFile()
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let read = 0; read < count; read++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new UnreadableFile()
    const isLocked = (view.getUint16(at + 8, true) & 1) === 1
    if (isLocked) throw new UnreadableFile()
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)))
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0)
  }
  return entries
}

/** One file of the archive as text; null when there is none of this name. */
export async function textOf(bytes: Uint8Array, archive: Archive, name: string): Promise<string | null> {
  const entry = archive.get(name)
  if (!entry) return null
  const view = viewOf(bytes)
  if (entry.at + 30 > bytes.length || view.getUint32(entry.at, true) !== 0x04034b50) throw new UnreadableFile()
  const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
  const packed = bytes.slice(start, start + entry.packedSize)
  if (entry.method === 0) return new TextDecoder().decode(packed)
  if (entry.method !== 8) throw new UnreadableFile()
  return inflate(packed)
}

/** Stops as soon as it is too much: what an archive says of its own size is not believed. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.length
      if (size > unpackedAtMost) throw new UnreadableFile()
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    throw new UnreadableFile()
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The last record; a note of up to 64 kB may stand behind it. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  throw new UnreadableFile()
}
