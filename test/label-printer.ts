import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'

/* Label printers that listen on this machine, on a port of such printers. */

type Place = Pick<LabelPrinter, 'printerHost' | 'printerPort'>

interface Manner {
  /** `never reads`: it takes connections and nothing else. `hangs up`: it is in use by another computer. */
  readonly manner?: 'prints' | 'never reads' | 'hangs up'
  /** Switched on again where it was. */
  readonly address?: Place
}

export interface LabelPrinter {
  readonly printerHost: string
  readonly printerPort: number
  /** What each connection brought, in order. */
  readonly jobs: readonly string[]
  /** How many have connected. */
  readonly connections: () => number
  /** Most at the same time. */
  readonly atOnce: () => number
  readonly close: () => Promise<void>
}

/** An address of this machine that no other test has. */
const freeHost = () => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`

/** An address where nothing listens. */
export const nobodyThere = (): Place => ({ printerHost: freeHost(), printerPort: 9100 })

export async function openLabelPrinter({
  manner = 'prints',
  address = nobodyThere(),
}: Manner = {}): Promise<LabelPrinter> {
  const jobs: string[] = []
  const open = new Set<Socket>()
  let [connections, atOnce] = [0, 0]
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: manner === 'never reads' }, (socket) => {
    connections += 1
    open.add(socket)
    atOnce = Math.max(atOnce, open.size)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    if (manner === 'hangs up') socket.end()
    if (manner !== 'prints') return
    let job = ''
    socket.setEncoding('latin1')
    socket.on('data', (piece) => {
      job += String(piece)
    })
    socket.on('end', () => {
      jobs.push(job)
      socket.end()
    })
  })
  server.listen(address.printerPort, address.printerHost)
  await once(server, 'listening')
  return {
    ...address,
    jobs,
    connections: () => connections,
    atOnce: () => atOnce,
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A host that answers nobody: its queue of connections is full, and it takes none out of it. */
export async function openSilentHost() {
  const { printerHost: host, printerPort: port } = nobodyThere()
  const listening = `
    const { parentPort } = require('node:worker_threads')
    require('node:net').createServer().listen({ host: '${host}', port: ${port}, backlog: 1 }, () => {
      parentPort.postMessage('listening')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    })`
  const worker = new Worker(listening, { eval: true })
  await once(worker, 'message')
  const others = Array.from({ length: 4 }, () => connect({ host, port }).on('error', () => {}))
  await once(others[1] as Socket, 'connect')
  const close = async () => {
    for (const other of others) other.destroy()
    await worker.terminate()
  }
  return { host, port, close }
}
