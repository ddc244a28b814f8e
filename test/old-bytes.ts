import type { OldEncoding } from '#domain/old-encoding.ts'

/* Text as spreadsheets of mainland China and of Hong Kong save it without Unicode; Node can only read these encodings. */

const known = new Map<OldEncoding, ReadonlyMap<string, readonly number[]>>()

/** Every character of two bytes, with them. */
function bytesOf(encoding: OldEncoding): ReadonlyMap<string, readonly number[]> {
  const before = known.get(encoding)
  if (before) return before
  const decoder = new TextDecoder(encoding)
  const bytes = new Map<string, readonly number[]>()
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const letters = decoder.decode(new Uint8Array([first, second]))
      if (letters.length === 1) bytes.set(letters, [first, second])
    }
  known.set(encoding, bytes)
  return bytes
}

export const inOldBytes = (text: string, encoding: OldEncoding): Uint8Array =>
  new Uint8Array([...text].flatMap((letter) => bytesOf(encoding).get(letter) ?? [letter.charCodeAt(0)]))
