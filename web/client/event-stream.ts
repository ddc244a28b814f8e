/** One server-sent event. */
export interface StreamEvent {
  readonly name: string
  readonly data: string
}

interface Reading {
  /** An event or a comment arrived: the stream is alive. */
  readonly onSign: () => void
  /** The place in the stream, to go on from later. */
  readonly onId: (id: string) => void
  readonly onEvent: (event: StreamEvent) => void
}

/**
 * Reads server-sent events from the body of an answer, as the HTML standard splits them; an own reader, because
 * EventSource cannot send the token in a header. Ends with the stream, or fails with it.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, reading: Reading): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const blocks = (rest + decoder.decode(piece.value, { stream: true })).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      reading.onSign()
      readBlock(block, reading)
    }
  }
}

function readBlock(block: string, { onId, onEvent }: Reading): void {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    if (field === 'id') onId(value)
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  if (data.length > 0) onEvent({ name, data: data.join('\n') })
}
