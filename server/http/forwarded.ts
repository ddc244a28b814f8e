import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '#server/house.ts'
import { isPublicAddress } from './network.ts'

/*
 * Behind a proxy that is not named in TRUSTED_PROXIES everybody calls from the proxy's address: all visitors share the
 * limits of one, and the wrong guesses of a stranger lock the others out.
 */

export const untrustedProxy =
  'Requests carry X-Forwarded-For or Forwarded, and TRUSTED_PROXIES does not name who sent them: all visitors behind that proxy count as one. Name the proxy in TRUSTED_PROXIES and let it send X-Forwarded-For.'

const noticed = new WeakSet<House>()

/** Whether a request came through a proxy that is not trusted since this process began. */
export const meetsUntrustedProxy = (house: House): boolean => noticed.has(house)

/** Says it once. Only the address of a machine of one's own network is named: any other may be a visitor's. */
export function noticeProxies(app: FastifyInstance, house: House): void {
  app.addHook('onRequest', async (request) => {
    if (noticed.has(house) || !isForwardedInVain(request)) return
    noticed.add(house)
    const { remoteAddress } = request.socket
    request.log.warn(isPublicAddress(remoteAddress) ? {} : { proxy: remoteAddress }, untrustedProxy)
  })
}

/** Of a sender that is trusted, the address behind it is known too. */
const isForwardedInVain = ({ headers, ips = [] }: FastifyRequest) =>
  (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) && ips.length < 2
