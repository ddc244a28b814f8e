import type { AddressInfo } from 'node:net'
import { buildApp } from '#server/app.ts'
import { openContext } from './context.ts'
import { sessionLookup } from './limit/session-lookup.ts'

/*
 * A separate process: the product, or the minimum that a signed-in call can be. Reports its port and ends with its
 * parent.
 */

const [kind, connectionString = '', dataDir = ''] = process.argv.slice(2)
const app =
  kind === 'session' ? sessionLookup(connectionString) : await buildApp(openContext(connectionString, dataDir))
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(portOf(app.server.address()))
process.on('disconnect', () => process.exit())

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
