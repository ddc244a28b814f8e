import { isIPv6 } from 'node:net'

/**
 * The network of an address: /24 of IPv4, /64 of IPv6 (limits and failures count by it). A caller who hung up while the
 * call was on its way has no address any more.
 */
export function networkOf(ip: string | undefined): string {
  const address = (ip ?? '').replace(/^::ffff:/i, '')
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.')
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const missing = address.includes('::') ? Array.from({ length: 8 - front.length - back.length }, () => '0') : []
  return [...front, ...missing, ...back].slice(0, 4).join(':').toLowerCase()
}
