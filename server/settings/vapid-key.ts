import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'

/** Who sends push messages (RFC 8292): browsers subscribe to one sender's public key. */
export interface Vapid {
  readonly privateKey: KeyObject
  /** An uncompressed point, base64url, as browsers take it. */
  readonly publicKey: string
  /** How a push service reaches the operator: `mailto:` or `https:`. */
  readonly contact: string
}

/** From the 32 bytes of the private key, base64url; null if it is none. */
export function readVapid(key: string, contact: string): Vapid | null {
  const bytes = Buffer.from(key, 'base64url')
  if (!/^[\w-]{43}$/.test(key) || bytes.length !== 32) return null
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(bytes)
  } catch {
    return null
  }
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', d: key, x: x ?? '', y: y ?? '' }
  return {
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    publicKey: point.toString('base64url'),
    contact,
  }
}
