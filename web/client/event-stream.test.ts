import { expect, test } from 'vitest'
import { readEvents, type StreamEvent } from './event-stream.ts'

/** Reads a stream that arrives in these pieces. */
async function read(...pieces: readonly string[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
  const [events, ids]: [StreamEvent[], string[]] = [[], []]
  let signs = 0
  await readEvents(body, {
    onSign: () => void signs++,
    onId: (id) => ids.push(id),
    onEvent: (event) => events.push(event),
  })
  return { events, ids, signs }
}

test('an event is read wherever the network cuts it', async () => {
  const text = 'id: 7\nevent: change\ndata: {"topic":"parcels","id":null}\n\n'
  const whole = await read(text)
  expect(whole).toEqual({
    events: [{ name: 'change', data: '{"topic":"parcels","id":null}' }],
    ids: ['7'],
    signs: 1,
  })
  expect(await read(...text)).toEqual(whole)
  expect(await read(text.replaceAll('\n', '\r\n'))).toEqual(whole)
})

test('a heartbeat is a sign of life and keeps the place, but no event', async () => {
  expect(await read(': still here\nid: 9\n\n')).toEqual({ events: [], ids: ['9'], signs: 1 })
})

test('an event that did not arrive whole is none', async () => {
  expect(await read('id: 8\nevent: change\ndata: {"topic"')).toEqual({ events: [], ids: [], signs: 0 })
})
