import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { isPublicAddress } from './network.ts'

/*
 * Behind a proxy that is not listed in TRUSTED_PROXIES, every call comes from the proxy's address: all visitors share
 * one limit, and a stranger's wrong guesses lock the others out.
 */

export const untrustedProxy =
  'Requests carry X-Forwarded-For or Forwarded, and TRUSTED_PROXIES does not name who sent them: all visitors behind that proxy count as one. Name the proxy in TRUSTED_PROXIES and let it send X-Forwarded-For.'

const noticed = new WeakSet<Context>()

/** Whether a request has come through an untrusted proxy since this process started. */
export const meetsUntrustedProxy = (context: Context): boolean => noticed.has(context)

/** Logs it once. The address is named only if it is private: any other may be a visitor's. */
export function noticeProxies(app: FastifyInstance, context: Context): void {
  app.addHook('onRequest', async (request) => {
    if (noticed.has(context) || !isForwardedInVain(request)) return
    noticed.add(context)
    const { remoteAddress } = request.socket
    request.log.warn(isPublicAddress(remoteAddress) ? {} : { proxy: remoteAddress }, untrustedProxy)
  })
}

/** With a trusted proxy, Fastify also knows the address behind it. */
const isForwardedInVain = ({ headers, ips = [] }: FastifyRequest) =>
  (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) && ips.length < 2
