import { connect } from 'node:net'
import type { Refusal } from '#contract/refusals/refusals.ts'
import type { PrinterAddress, PrintFault } from '#domain/printing.ts'
import { refuse } from '#server/http/refuse.ts'

/*
 * What is sent to a port 9100 is printed. There is no answer: a printer that has read everything ends the connection once we
 * have ended our side of it, and that alone counts as printed. Whatever it says besides is not read.
 */

const connectMs = 3000
/** From the call to the end of the connection, with the wait for labels before this one. */
const wholeMs = 10_000
/** For the labels before this one; what is left of the whole is enough to connect. */
const turnMs = wholeMs - connectMs
/**
 * How long a printer may need to say that it takes no label after all: one that is in use accepts the connection and ends it at
 * once. We end our side later, so that it can be told from one that has read everything.
 */
const secondThoughtsMs = 100

/** Null: it is printed. One connection, which is tried once. */
export async function sendToPrinter(address: PrinterAddress, bytes: Uint8Array): Promise<PrintFault | null> {
  const until = Date.now() + wholeMs
  const leave = await myTurn(`${address.host}:${address.port}`, turnMs)
  if (!leave) return 'busy'
  try {
    return await sent(address, bytes, until - Date.now())
  } finally {
    leave()
  }
}

function sent({ host, port }: PrinterAddress, bytes: Uint8Array, leftMs: number): Promise<PrintFault | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, family: 4 })
    let [isConnected, isOurEndSent] = [false, false]
    const timers: NodeJS.Timeout[] = []
    const end = (fault: PrintFault | null) => {
      for (const timer of timers) clearTimeout(timer)
      socket.destroy()
      resolve(fault)
    }
    const after = (ms: number, then: () => void) => timers.push(setTimeout(then, ms))
    after(leftMs, () => end(isConnected ? 'timeout' : 'unreachable'))
    after(connectMs, () => isConnected || end('unreachable'))
    socket.once('connect', () => {
      isConnected = true
      socket.write(bytes, () =>
        after(secondThoughtsMs, () => {
          isOurEndSent = true
          socket.end()
        }),
      )
    })
    socket.once('end', () => end(isOurEndSent ? null : 'broken'))
    socket.on('error', (error: NodeJS.ErrnoException) => end(faultOf(error, isConnected)))
    socket.resume()
  })
}

function faultOf({ code }: NodeJS.ErrnoException, isConnected: boolean): PrintFault {
  if (isConnected) return 'broken'
  return code === 'ECONNREFUSED' ? 'refused' : 'unreachable'
}

/** Printers take one connection at a time: labels wait for those before them. By address, the end of the last in the queue. */
const queues = new Map<string, Promise<void>>()

/** Undefined when it was not one's turn in time. */
async function myTurn(printer: string, patienceMs: number): Promise<(() => void) | undefined> {
  const before = queues.get(printer) ?? Promise.resolve()
  let leave = () => {}
  const done = new Promise<void>((resolve) => {
    leave = resolve
  })
  const last = before.then(() => done)
  queues.set(printer, last)
  void last.then(() => {
    if (queues.get(printer) === last) queues.delete(printer)
  })
  if (await isInTime(before, patienceMs)) return leave
  leave()
  return undefined
}

function isInTime(before: Promise<void>, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    void before.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}

const refusalOf = {
  busy: 'printer_busy',
  unreachable: 'printer_unreachable',
  refused: 'printer_refused',
  timeout: 'printer_timeout',
  broken: 'printer_broken',
} as const satisfies Record<PrintFault, Refusal>

export const refuseFault = (fault: PrintFault): never => refuse(refusalOf[fault])
