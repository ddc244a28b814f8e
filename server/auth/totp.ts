import { createHmac } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'

/* Time-based one-time codes (RFC 6238) as every authenticator app makes them: SHA-1, 30 seconds, six digits. */

const stepMs = 30_000

/** RFC 4226: the code of one counter. */
export function codeOf(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 15) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The 30-second step that a code belongs to, with one step early or late allowed; null if none matches. */
export function stepOf(secret: Buffer, code: string, nowMs: number): number | null {
  const now = Math.floor(nowMs / stepMs)
  const found = [now - 1, now, now + 1].filter((step) => isSameSecret(code, codeOf(secret, step)))
  return found[0] ?? null
}

/** RFC 4648 without padding; for whole groups of five bytes. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)))
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
