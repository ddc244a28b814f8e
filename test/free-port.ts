import { once } from 'node:events'
import { createServer } from 'node:net'
import * as z from 'zod/mini'

const withPort = z.object({ port: z.number() })

/** A free port, for a server that must know its own port before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = withPort.parse(server.address())
  server.close()
  await once(server, 'close')
  return port
}
