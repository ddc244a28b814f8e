import { Zip, ZipDeflate } from 'fflate'
import { businessOffsetMinutes } from '#domain/date-range.ts'

export interface ZipFile {
  /** Its path in the archive, of characters that every system accepts. */
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * A ZIP archive, written while its files are read: nothing has to be known or kept beforehand. `at` is the modification
 * time of all of them.
 */
export async function* zip(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const archive = new Zip((fault, piece) => {
    if (fault) throw fault
    written.push(piece)
  })
  for await (const { name, bytes } of files) {
    const file = new ZipDeflate(name, { level: 1 })
    file.mtime = wallClock(at)
    archive.add(file)
    for await (const piece of bytes) {
      file.push(piece)
      yield* written.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* written.splice(0)
  }
  archive.end()
  yield* written.splice(0)
}

/**
 * An archive has no time zone, and the library writes the server's local time: this shifts it to the business time
 * zone.
 */
function wallClock(at: Date): Date {
  const there = new Date(at.getTime() + businessOffsetMinutes * 60_000)
  return new Date(
    there.getUTCFullYear(),
    there.getUTCMonth(),
    there.getUTCDate(),
    there.getUTCHours(),
    there.getUTCMinutes(),
    there.getUTCSeconds(),
  )
}
