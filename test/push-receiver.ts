/*
 * The receiving side of a push message (RFC 8291 and 8188), written for the tests with the browsers' own cryptography
 * (Web Crypto) and nothing of the product's, so that the two cannot share a mistake.
 */

interface Browser {
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
  readonly secret: Uint8Array
}

const { subtle } = globalThis.crypto
const words = (text: string) => new TextEncoder().encode(text)
const copy = (bytes: Uint8Array) => new Uint8Array(bytes)
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

export async function openPushMessage({ publicKey, privateKey, secret }: Browser, body: Uint8Array): Promise<string> {
  const bytes = copy(body)
  const salt = bytes.slice(0, 16)
  const recordSize = new DataView(bytes.buffer).getUint32(16)
  const keyLength = bytes[20] ?? 0
  const senderKey = bytes.slice(21, 21 + keyLength)
  const sealed = bytes.slice(21 + keyLength)
  if (sealed.length > recordSize) throw new Error('more than one record')
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: base64(privateKey),
    x: base64(publicKey.slice(1, 33)),
    y: base64(publicKey.slice(33)),
  }
  const own = await subtle.importKey('jwk', jwk, curve, false, ['deriveBits'])
  const theirs = await subtle.importKey('raw', senderKey, curve, false, [])
  const shared = new Uint8Array(await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256))
  const info = new Uint8Array([...words('WebPush: info\0'), ...publicKey, ...senderKey])
  const material = await expand(shared, copy(secret), info, 32)
  const key = await expand(material, salt, words('Content-Encoding: aes128gcm\0'), 16)
  const iv = await expand(material, salt, words('Content-Encoding: nonce\0'), 12)
  const opener = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
  const padded = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, opener, sealed))
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('the last record is not marked as such')
  return new TextDecoder().decode(padded.slice(0, end))
}

async function expand(
  material: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await subtle.importKey('raw', material, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8))
}
