import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/*
 * Encrypts bytes that only we may read again (AES-256-GCM): `about` says what they are for, and they open for nothing
 * else.
 */

const ivBytes = 12
const tagBytes = 16

export function seal(key: Buffer, bytes: Buffer, about: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, sealed, cipher.getAuthTag()])
}

/** Null when the bytes were changed, were sealed for something else, or with another key. */
export function unseal(key: Buffer, sealed: Buffer, about: string): Buffer | null {
  if (sealed.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-tagBytes))
  const bytes = decipher.update(sealed.subarray(ivBytes, -tagBytes))
  try {
    return Buffer.concat([bytes, decipher.final()])
  } catch {
    return null
  }
}
