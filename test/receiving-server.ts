import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface ReceivingServer {
  readonly origin: string
  readonly received: readonly Received[]
  /** What it answers from now on. */
  readonly answer: (status: number, headers?: Readonly<Record<string, string>>) => void
  readonly close: () => Promise<void>
}

/** A real server of somebody else, such as a push service or a gateway: it notes what it is sent. */
export async function receivingServer(): Promise<ReceivingServer> {
  const received: Received[] = []
  let answer: { status: number; headers: Readonly<Record<string, string>> } = { status: 201, headers: {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (status, headers = {}) => {
      answer = { status, headers }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
