import { crc32, inflateRawSync } from 'node:zlib'

/** Reads an archive through its directory, as programs do; throws if a checksum or size is wrong. */
export function unzipped(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error('no archive')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, packed, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field))
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    const head = archive.readUInt32LE(at + 42)
    const start = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28)
    const bytes = inflateRawSync(archive.subarray(start, start + (packed ?? 0)))
    if (bytes.length !== size || crc32(bytes) !== sum) throw new Error(`${name} is damaged`)
    files.set(name, bytes)
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
