/*
 * Where push messages may go. An address comes from a browser, so without this list a member could have our server ask
 * any address for them, also inside the operator's network.
 */

const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
const families = ['.push.apple.com', '.notify.windows.com']

/** `trialOrigin` is one more, outside production only. */
export function isPushAddress(address: string, trialOrigin: string | null): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname, port, username, password, hash } = new URL(address)
  if (username !== '' || password !== '' || hash !== '') return false
  if (trialOrigin !== null && origin === trialOrigin) return true
  if (protocol !== 'https:' || port !== '') return false
  return hosts.includes(hostname) || families.some((family) => hostname.endsWith(family))
}
