import { lineCutter } from './cut-lines.ts'
import { type LineSettings, optionsOf } from './line-settings.ts'
import { readScale } from './read-scale.ts'
import { faultOf, isCancelled, type ScaleFault, type Serial, type SerialPort } from './serial.ts'
import { type Followed, follow, nothingYet, type OnScale, silent, staleMs } from './steady.ts'

export type LinkState =
  /** No scale was chosen, or the page is left. */
  | { readonly stage: 'off' | 'opening' }
  | { readonly stage: 'fault'; readonly fault: ScaleFault }
  | {
      readonly stage: 'on'
      readonly seen: OnScale
      /** The parcel for which the weight on the scale was taken over; null: for none yet. */
      readonly takenFor: string | null
    }

/** One use of a port, from opening to closing. */
interface Session {
  readonly port: SerialPort
  readonly stop: () => Promise<void>
}

/** The scale of this device. It is open while a page shows it; `lineNow` gives the settings of its line. */
export function scaleLink(serial: Serial, lineNow: () => LineSettings) {
  let state: LinkState = { stage: 'off' }
  let followed: Followed = nothingYet(0)
  let taken: { readonly weighing: number; readonly parcel: string } | null = null
  let session: Session | null = null
  let isStarted = false
  /** Ports open and close one after the other. */
  let lastStep: Promise<void> = Promise.resolve()
  let staleTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const become = (next: LinkState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const show = (next: Followed) => {
    followed = next
    const { seen } = next
    const takenFor = seen.kind === 'stable' && taken?.weighing === seen.weighing ? taken.parcel : null
    if (state.stage === 'on' && isSame(state.seen, seen) && state.takenFor === takenFor) return
    become({ stage: 'on', seen, takenFor })
  }
  /** Nothing but half a line is a line that cannot be read. */
  const hear = (lines: readonly string[]) => {
    const { readAt } = followed
    for (const line of lines.length > 0 ? lines : [''])
      show(follow(followed, readScale(line, lineNow().unit), performance.now()))
    if (followed.readAt === readAt) return
    clearTimeout(staleTimer)
    staleTimer = setTimeout(() => state.stage === 'on' && show(silent(followed)), staleMs)
  }

  function begin(port: SerialPort): Session {
    let isLeft = false
    let reader: ReadableStreamDefaultReader<Uint8Array> | null = null
    const readAll = async (readable: ReadableStream<Uint8Array>) => {
      const cut = lineCutter()
      reader = readable.getReader()
      try {
        for (let next = await reader.read(); !next.done; next = await reader.read()) hear(cut(next.value))
      } catch (error) {
        // A fault on the line: the port then gives another stream, and none if it was unplugged.
        console.warn('The scale was interrupted.', error)
        hear([])
      } finally {
        reader.releaseLock()
      }
    }
    const run = async () => {
      become({ stage: 'opening' })
      await port.open(optionsOf(lineNow()))
      followed = { ...nothingYet(performance.now()), weighing: followed.weighing }
      if (!isLeft) show(followed)
      while (port.readable && !isLeft) await readAll(port.readable)
      await port.close()
    }
    const ended = run().then(
      () => isLeft || become({ stage: 'fault', fault: 'lost' }),
      (error: unknown) => {
        console.warn('The scale did not open.', error)
        if (!isLeft) become({ stage: 'fault', fault: state.stage === 'opening' ? faultOf(error) : 'lost' })
      },
    )
    const stop = async () => {
      isLeft = true
      await reader?.cancel().catch(() => {})
      await ended
    }
    return { port, stop }
  }

  const step = (what: () => Promise<void>) => {
    lastStep = lastStep.then(what)
    return lastStep
  }
  const use = (port: SerialPort | undefined) =>
    step(async () => {
      await session?.stop()
      clearTimeout(staleTimer)
      session = port && isStarted ? begin(port) : null
      if (!session) become({ stage: 'off' })
    })
  /** Without one, everything stays as it is. */
  const useRemembered = async () => {
    const [port] = await serial.getPorts()
    if (port) await use(port)
  }
  const plugged = () => state.stage !== 'on' && void useRemembered()

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Opens the remembered scale without asking; what is returned closes it. */
    start: () => {
      isStarted = true
      serial.addEventListener('connect', plugged)
      void useRemembered()
      return () => {
        isStarted = false
        serial.removeEventListener('connect', plugged)
        void use(undefined)
      }
    },
    /** Asks which one. The others are forgotten, so that the same one opens tomorrow. */
    choose: async () => {
      try {
        const port = await serial.requestPort()
        const others = (await serial.getPorts()).filter((each) => each !== port)
        await use(port)
        await Promise.all(others.map((other) => other.forget?.()))
      } catch (error) {
        if (isCancelled(error)) return
        console.warn('The scale could not be chosen.', error)
        if (state.stage !== 'on') become({ stage: 'fault', fault: 'failed' })
      }
    },
    /** Again, with the settings as they are now. */
    reopen: useRemembered,
    forget: async () => {
      const ports = await serial.getPorts()
      await use(undefined)
      await Promise.all(ports.map((port) => port.forget?.()))
    },
    /** The weight on the scale is that of this parcel: it is not offered for another. */
    take: (weighing: number, parcel: string) => {
      taken = { weighing, parcel }
      show(followed)
    },
  }
}

export type ScaleLink = ReturnType<typeof scaleLink>

const isSame = (one: OnScale, other: OnScale) => JSON.stringify(one) === JSON.stringify(other)
