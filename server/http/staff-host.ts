import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'

/**
 * With STAFF_HOST set, the back office is on that host alone and the members' site is not: neither can read what the
 * other keeps in a browser. What both need (image codes, pictures, health) is on both.
 */
export function keepStaffApart(
  app: FastifyInstance,
  { environment: { staffHost } }: Context,
  sayNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  if (staffHost === null) return
  app.addHook('onRequest', async (request, reply) => {
    const isThere = isAtStaffHost(request, staffHost)
    const path = plainPath(request)
    if (isThere && path === '/') return reply.redirect('/staff/')
    const belongs = isOfStaff.test(path) ? isThere : !isThere || !isOfMembers.test(path)
    if (!belongs) return sayNotFound(request, reply)
  })
}

export const isAtStaffHost = (request: FastifyRequest, staffHost: string | null): boolean =>
  staffHost !== null && (staffHost.includes(':') ? request.host : request.hostname).toLowerCase() === staffHost

const isOfStaff = /^\/(staff|api\/admin)(\/|$)/
const isOfMembers = /^\/(web_site|dev)(\/|$)/

/** As the router reads it: however a path is spelt, it is the same place. */
function plainPath(request: FastifyRequest): string {
  const [path = ''] = request.url.split(/[?;#]/)
  return decoded(path).replace(/\/+/g, '/').toLowerCase()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
