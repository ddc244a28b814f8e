import { StatementFault } from './provider.ts'

/**
 * Where a statement may be fetched from: the gateway's own origin, or by https a host of the provider. Any other address
 * in an answer is refused, so that nobody makes the server ask a place of their choosing. Alipay names `http`: its file
 * has no signature of its own, so it is fetched by https.
 */
export function fileAddress(given: string, gateway: string, hosts: RegExp): URL {
  const address = URL.canParse(given) ? new URL(given) : null
  if (address?.origin === new URL(gateway).origin) return address
  if (address?.protocol === 'http:') address.protocol = 'https:'
  const isTheirs =
    address?.protocol === 'https:' && address.port === '' && address.username === '' && hosts.test(address.hostname)
  if (!isTheirs) throw new StatementFault('wrong_file', 'its file is at an address that is not its own')
  return address
}
