import { codeOf } from '#server/auth/totp.ts'

/** What an authenticator app shows for a key at a moment. */
export const appCode = (key: string, atMs: number) => codeOf(bytesOf(key), Math.floor(atMs / 30_000))

/** RFC 4648, as apps read a key, with or without spaces. */
export function bytesOf(key: string): Buffer {
  const bits = Array.from(key.replaceAll(' ', ''), (each) => alphabet.indexOf(each).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
