import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usualLine } from './line-settings.ts'
import { type ScaleLink, scaleLink } from './scale-link.ts'
import type { SerialPort } from './serial.ts'

/* The port of a scale from opening to closing. */

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A port as browsers give it: it opens once at a time, and a fault on the line ends one stream, not the port. */
function fakePort() {
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null
  let readable: ReadableStream<Uint8Array> | null = null
  const counts = { opened: 0, closed: 0, forgotten: 0 }
  const fresh = () => {
    readable = new ReadableStream({ start: (controller) => void (stream = controller) })
  }
  const port: SerialPort = {
    get readable() {
      return readable
    },
    open: async () => {
      await Promise.resolve()
      if (readable) throw new DOMException('', 'InvalidStateError')
      counts.opened += 1
      fresh()
    },
    close: async () => {
      if (readable?.locked) throw new TypeError('a reader still has it')
      counts.closed += 1
      readable = null
    },
    forget: async () => void (counts.forgotten += 1),
  }
  return {
    port,
    counts,
    send: (text: string) => stream?.enqueue(new TextEncoder().encode(text)),
    overrun: () => {
      const before = stream
      fresh()
      before?.error(new DOMException('', 'BufferOverrunError'))
    },
    unplug: () => {
      readable = null
      stream?.error(new DOMException('', 'NetworkError'))
    },
  }
}

function linked(...fakes: readonly ReturnType<typeof fakePort>[]) {
  const allowed = fakes.map(({ port }) => port)
  const serial = Object.assign(new EventTarget(), {
    getPorts: async () => allowed,
    requestPort: async () => allowed.at(-1) ?? Promise.reject(new DOMException('', 'NotFoundError')),
  })
  return scaleLink(serial, () => usualLine)
}

const becomes = (link: ScaleLink, state: object) => expect.poll(() => link.read(), { interval: 1 }).toMatchObject(state)
const seen = (kind: string, more: object = {}) => ({ stage: 'on', seen: { kind, ...more } })

test('after a fault on the line the first half of a line is dropped again', async () => {
  const scale = fakePort()
  const link = linked(scale)
  link.start()
  await becomes(link, seen('waiting'))
  scale.send('34 kg\r\nST,GS,+0001.234kg\r\nST,GS,+00')
  await becomes(link, seen('stable', { weightG: 1234 }))
  scale.overrun()
  await vi.waitFor(() => expect(scale.port.readable?.locked).toBe(true))
  scale.send('34 kg\r\nST,GS,+0005.000kg\r\n')
  await becomes(link, seen('stable', { weightG: 5000 }))
})

test('a scale that falls silent with a parcel on it offers nothing after 5 s', async () => {
  const scale = fakePort()
  const link = linked(scale)
  link.start()
  await becomes(link, seen('waiting'))
  scale.send('\nST,GS,+0001.234kg\n')
  await becomes(link, seen('stable'))
  vi.advanceTimersByTime(5000)
  expect(link.read()).toMatchObject(seen('waiting'))
})

test('left and shown again at once, the port is open once; left for good, it is closed', async () => {
  const scale = fakePort()
  const link = linked(scale)
  const leave = link.start()
  leave()
  const leaveAgain = link.start()
  await becomes(link, seen('waiting'))
  expect(scale.counts.opened - scale.counts.closed).toBe(1)
  leaveAgain()
  await becomes(link, { stage: 'off' })
  expect(scale.counts.opened).toBe(scale.counts.closed)
})

test('the weight that was used for one parcel is marked as used until it was taken off', async () => {
  const scale = fakePort()
  const link = linked(scale)
  link.start()
  await becomes(link, seen('waiting'))
  scale.send('\nST,GS,+0001.234kg\n')
  await becomes(link, { ...seen('stable', { weighing: 1 }), takenFor: null })
  link.take(1, 'SF1')
  expect(link.read()).toMatchObject({ takenFor: 'SF1' })
  scale.send('ST,GS,+0000.000kg\nST,GS,+0001.234kg\n')
  await becomes(link, { ...seen('stable', { weighing: 2 }), takenFor: null })
})

test('unplugged, it says so; another scale that is chosen is the only one that is remembered', async () => {
  const [old, chosen] = [fakePort(), fakePort()]
  const link = linked(old, chosen)
  link.start()
  await becomes(link, seen('waiting'))
  old.unplug()
  await becomes(link, { stage: 'fault', fault: 'lost' })
  await link.choose()
  await becomes(link, seen('waiting'))
  expect([old.counts.forgotten, chosen.counts.forgotten, chosen.counts.opened]).toEqual([1, 0, 1])
})

test('choosing none leaves everything as it was', async () => {
  const link = linked()
  link.start()
  await link.choose()
  expect(link.read()).toEqual({ stage: 'off' })
})
