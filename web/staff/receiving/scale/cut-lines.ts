/** Line ends, and the bytes that some scales put around a line (STX, ETX). */
const ends: ReadonlySet<number> = new Set([0x02, 0x03, 0x0a, 0x0d])
/** No line of a scale is longer: the speed is wrong, or it is no scale. */
const longest = 64

/**
 * Cuts what arrives into lines. What comes before the first line end is dropped, since its first digits may be missing:
 * `34 kg` may be the end of `1.234 kg`.
 */
export function lineCutter(): (bytes: Uint8Array) => readonly string[] {
  /** Null: everything is dropped until the next line end. */
  let begun: number[] | null = null
  return (bytes) => {
    const lines: string[] = []
    for (const byte of bytes) {
      if (ends.has(byte)) {
        if (begun && begun.length > 0) lines.push(decoded(Uint8Array.from(begun)))
        begun = []
      } else if (begun && begun.length < longest) {
        begun.push(byte)
      } else {
        begun = null
      }
    }
    return lines
  }
}

/** Chinese units come in UTF-8 or, mostly, in the older GB 18030. */
function decoded(bytes: Uint8Array): string {
  const plain = new TextDecoder().decode(bytes)
  return plain.includes('\ufffd') ? new TextDecoder('gb18030').decode(bytes) : plain
}
