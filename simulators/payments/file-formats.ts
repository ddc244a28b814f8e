import { crc32, deflateRawSync } from 'node:zlib'

/* What Node cannot write by itself: GBK and ZIP. */

let codes: Map<string, number> | undefined

/** Each letter's two bytes, read off the decoder. */
function gbkCodes(): Map<string, number> {
  const decoder = new TextDecoder('gbk')
  const made = new Map<string, number>()
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) {
      const letter = decoder.decode(Uint8Array.of(high, low))
      if (letter.length === 1 && letter !== '\uFFFD' && !made.has(letter)) made.set(letter, high * 256 + low)
    }
  }
  return made
}

export function gbk(text: string): Buffer {
  codes ??= gbkCodes()
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.charCodeAt(0) < 0x80 ? letter.charCodeAt(0) : (codes.get(letter) ?? 0x3f)
    if (code > 0xff) bytes.push(code >> 8)
    bytes.push(code & 0xff)
  }
  return Buffer.from(bytes)
}

interface Entry {
  readonly name: Buffer
  readonly bytes: Buffer
}

export function zip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const start = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, name]))
    parts.push(start)
    at += start.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
