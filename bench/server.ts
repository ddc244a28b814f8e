import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import type { House } from '#server/house.ts'
import { findMemberSession } from '#server/session.ts'
import { openHouse } from './house.ts'

/* A process of its own: the product, or the least that a signed-in call can be. Tells its port and ends with its parent. */

const [kind, connectionString = '', dataDir = ''] = process.argv.slice(2)
const house = openHouse(connectionString, dataDir)
const app = kind === 'session' ? sessionLookup(house) : await buildApp(house)
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.(portOf(app.server.address()))
process.on('disconnect', () => process.exit())

/** The limit of every signed-in call: finding out who calls, and nothing else. */
function sessionLookup({ database }: House): FastifyInstance {
  const bare = Fastify({ logger: false })
  bare.get('/session', async (request) => {
    const { token } = request.headers
    const member = typeof token === 'string' ? await findMemberSession(database, token) : null
    return { code: member ? 0 : 2003, msg: '', data: member, requestId: request.id }
  })
  return bare
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
