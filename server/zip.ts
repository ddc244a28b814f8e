import { pipeline } from 'node:stream/promises'
import { constants, crc32, createDeflateRaw } from 'node:zlib'
import { businessOffsetMinutes } from '#domain/date-range.ts'
import { assert } from './refuse.ts'

/*
 * A ZIP archive written piece by piece (APPNOTE 6.3): each file's sizes and check sum stand behind it, and once more in
 * the directory at the end, so that nothing has to be known or kept beforehand. Up to 65,535 files and 4 GiB.
 */

export interface ZipFile {
  /** Its path in the archive, of letters that every system takes. */
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

interface Written {
  readonly name: Buffer
  readonly offset: number
  readonly sum: number
  readonly packed: number
  readonly size: number
}

/** `at` is the time that all its files bear. */
export async function* zip(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Uint8Array> {
  const stamp = dosTime(at)
  const written: Written[] = []
  let offset = 0
  for await (const { name, bytes } of files) {
    const head = localHeader(Buffer.from(name), stamp)
    yield head
    const meter = { sum: 0, size: 0 }
    let packed = 0
    for await (const piece of deflated(metered(bytes, meter))) {
      packed += piece.length
      yield piece
    }
    const tail = descriptor({ ...meter, packed })
    yield tail
    written.push({ name: Buffer.from(name), offset, packed, ...meter })
    offset += head.length + packed + tail.length
    assert(offset <= 0xffff_ffff && written.length <= 0xffff, 'an archive is as large as its format allows')
  }
  let size = 0
  for (const file of written) {
    const entry = directoryEntry(file, stamp)
    size += entry.length
    yield entry
  }
  yield directoryEnd(written.length, size, offset)
}

async function* metered(bytes: ZipFile['bytes'], meter: { sum: number; size: number }) {
  for await (const piece of bytes) {
    meter.sum = crc32(piece, meter.sum)
    meter.size += piece.length
    yield piece
  }
}

async function* deflated(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw({ level: constants.Z_BEST_SPEED })
  // What goes wrong while reading is thrown by the loop below as well; here it would be nobody's.
  const fed = pipeline(bytes, packer).catch(() => {})
  try {
    for await (const piece of packer) yield piece
  } finally {
    packer.destroy()
    await fed
  }
}

/** Sizes follow behind the file; names are UTF-8. */
const flags = 0b1000_0000_1000
const deflate = 8
const version = 20

function localHeader(name: Buffer, stamp: number): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x0403_4b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflate, 8)
  head.writeUInt32LE(stamp, 10)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ sum, packed, size }: Pick<Written, 'sum' | 'packed' | 'size'>): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x0807_4b50, 0)
  tail.writeUInt32LE(sum, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function directoryEntry({ name, offset, sum, packed, size }: Written, stamp: number): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x0201_4b50, 0)
  entry.writeUInt16LE(version, 4)
  entry.writeUInt16LE(version, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(deflate, 10)
  entry.writeUInt32LE(stamp, 12)
  entry.writeUInt32LE(sum, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** Date and time as ZIP writes them, in two halves of one number; its time has no zone, ours is the business day's. */
function dosTime(at: Date): number {
  const there = new Date(at.getTime() + businessOffsetMinutes * 60_000)
  const time = (there.getUTCHours() << 11) | (there.getUTCMinutes() << 5) | (there.getUTCSeconds() >> 1)
  const date = ((there.getUTCFullYear() - 1980) << 9) | ((there.getUTCMonth() + 1) << 5) | there.getUTCDate()
  return ((date << 16) | time) >>> 0
}
