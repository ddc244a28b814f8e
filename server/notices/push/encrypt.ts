import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gave us to encrypt for it. */
export interface Receiver {
  /** An uncompressed point of P-256: 65 bytes. */
  readonly publicKey: Buffer
  /** 16 bytes. */
  readonly secret: Buffer
}

/** New for every message; the tests give those of RFC 8291. */
interface Chance {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

const keyBytes = 65
/** One record holds the whole message: push services take 4096 bytes at most. */
const recordBytes = 4096
const tagBytes = 16
/** After the header, the mark of the last record and the tag. */
export const mostMessageBytes = recordBytes - (16 + 4 + 1 + keyBytes) - 1 - tagBytes

/** A push message for one browser, as RFC 8291 has it: only that browser can read it, not the push service. */
export function encryptFor({ publicKey, secret }: Receiver, message: Buffer, chance: Chance = draw()): Buffer {
  const { salt, privateKey } = chance
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const ownPublic = own.getPublicKey()
  const shared = own.computeSecret(publicKey)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownPublic])
  const material = derive(shared, secret, keyInfo, 32)
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 marks the last record, which is also the first.
  const sealed = [cipher.update(Buffer.concat([message, Buffer.from([2])])), cipher.final(), cipher.getAuthTag()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordBytes)
  return Buffer.concat([salt, size, Buffer.from([keyBytes]), ownPublic, ...sealed])
}

const derive = (material: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', material, salt, info, bytes))

function draw(): Chance {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() }
}

/** Whether it is a point of the curve: anything else would fail only when something is sent to it. */
export function isPublicKey(key: Buffer): boolean {
  if (key.length !== keyBytes || key[0] !== 4) return false
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(key)
    return true
  } catch {
    return false
  }
}
