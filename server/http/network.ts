import { createHmac } from 'node:crypto'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from '#server/context.ts'

/**
 * The network of an address, by which failures are counted: /24 of IPv4, /64 of IPv6. A caller who hung up during the
 * call no longer has an address.
 */
export function networkOf(ip: string | undefined): string {
  const address = plain(ip)
  return isIPv6(address) ? groupsOf(address, 4) : address.split('.').slice(0, 3).join('.')
}

/** What one caller has to itself, by which limits are counted: an IPv4 address, or the /64 of an IPv6 address. */
export const sourceOf = (ip: string | undefined): string => (isIPv6(plain(ip)) ? networkOf(ip) : plain(ip))

/** What one household or office has to itself: /24 of IPv4, /48 of IPv6. */
export const wideNetworkOf = (ip: string | undefined): string =>
  isIPv6(plain(ip)) ? groupsOf(plain(ip), 3) : networkOf(ip)

const plain = (ip: string | undefined) => (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '')

/** The first groups of an IPv6 address, in one normal form. */
function groupsOf(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const missing = address.includes('::') ? Array.from({ length: 8 - front.length - back.length }, () => '0') : []
  const groups = [...front, ...missing, ...back].slice(0, count)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

/** Whether the address is this machine itself. */
export const isLoopback = (ip: string | undefined): boolean => {
  const address = plain(ip)
  return address === '::1' || address.startsWith('127.')
}

/** Loopback and private addresses do not tell who somebody is. */
export function isPublicAddress(ip: string | undefined): boolean {
  const address = (ip ?? '').replace(/^::ffff:/i, '')
  const version = isIP(address)
  return version !== 0 && !privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** The same for a network as `networkOf` writes it. */
export const isPublicNetwork = (network: string): boolean =>
  isPublicAddress(network.includes(':') ? `${network}::` : `${network}.0`)

/** A keyed hash: it shows what came from the same network, but not which one. */
export const networkTrace = ({ keyFor }: Pick<Context, 'keyFor'>, purpose: string, network: string): Buffer =>
  createHmac('sha256', keyFor(purpose)).update(network).digest()
