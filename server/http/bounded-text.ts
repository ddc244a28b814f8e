/** The text of somebody else's answer; null once it is longer than it may be, which is then not read further. */
export async function boundedText(response: Response, mostBytes: number): Promise<string | null> {
  const bytes = await boundedBytes(response, mostBytes)
  return bytes === null ? null : bytes.toString('utf8')
}

/** The same as it came, for a file. */
export async function boundedBytes(response: Response, mostBytes: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
