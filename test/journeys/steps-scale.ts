import type { Page } from '@playwright/test'

/* A scale at a serial port that streams ten lines a second, as the page sees it. */

interface FakeScale {
  readonly options: () => unknown
  readonly asked: () => number
  readonly show: (line: string) => void
  readonly unplug: () => void
  readonly plug: () => void
}

/** Call before the page is loaded. `isHeld`: the first time, another program has it. */
export const withScale = (page: Page, { isHeld = false } = {}) =>
  page.addInitScript((held) => {
    const allowedAt = 'fake-scale-allowed'
    let [isPlugged, isBusy, asked, line] = [true, held, 0, '']
    let options: unknown = null
    let stream: ReadableStreamDefaultController<Uint8Array> | null = null
    const port = {
      readable: null as ReadableStream<Uint8Array> | null,
      open: (given: unknown) => {
        if (isBusy) {
          isBusy = false
          return Promise.reject(new DOMException('', 'NetworkError'))
        }
        if (port.readable) return Promise.reject(new DOMException('', 'InvalidStateError'))
        options = given
        port.readable = new ReadableStream({
          start: (controller) => {
            stream = controller
          },
          cancel: () => {
            stream = null
          },
        })
        return Promise.resolve()
      },
      close: () => {
        if (port.readable?.locked) return Promise.reject(new TypeError('a reader still has it'))
        stream = null
        port.readable = null
        return Promise.resolve()
      },
      forget: () => {
        localStorage.removeItem(allowedAt)
        return Promise.resolve()
      },
    }
    const serial = Object.assign(new EventTarget(), {
      getPorts: () => Promise.resolve(isPlugged && localStorage.getItem(allowedAt) ? [port] : []),
      requestPort: () => {
        asked += 1
        localStorage.setItem(allowedAt, 'yes')
        return Promise.resolve(port)
      },
    })
    Object.defineProperty(navigator, 'serial', { value: serial })
    // In two pieces, as serial ports hand lines over.
    const send = (part: string) => stream?.enqueue(new TextEncoder().encode(part))
    setInterval(() => {
      if (line === '') return
      send(line.slice(0, 5))
      send(`${line.slice(5)}\r\n`)
    }, 100)
    const scale: FakeScale = {
      options: () => options,
      asked: () => asked,
      show: (next) => {
        line = next
      },
      unplug: () => {
        isPlugged = false
        const open = stream
        stream = null
        port.readable = null
        open?.error(new DOMException('', 'NetworkError'))
      },
      plug: () => {
        isPlugged = true
        serial.dispatchEvent(new Event('connect'))
      },
    }
    Object.assign(window, { fakeScale: scale })
  }, isHeld)

type Seen = { readonly fakeScale: FakeScale }

/** From now on the scale sends this line, again and again. */
export const scaleShows = (page: Page, line: string) =>
  page.evaluate((next) => (window as unknown as Seen).fakeScale.show(next), line)

export const scaleIs = (page: Page, what: 'unplug' | 'plug') =>
  page.evaluate((done) => (window as unknown as Seen).fakeScale[done](), what)

/** How the port was opened, and how often the person was asked for one since the page was loaded. */
export const scaleWas = (page: Page) =>
  page.evaluate(() => {
    const { options, asked } = (window as unknown as Seen).fakeScale
    return { options: options(), asked: asked() }
  })
