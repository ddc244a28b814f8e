import { sign } from 'node:crypto'
import type { Vapid } from '#server/settings/vapid-key.ts'

/** Push services take a day at most; a clock that is an hour wrong does no harm. */
const validSeconds = 12 * 3600

/** The header that proves to one push service who is asking. */
export function vapidHeader({ privateKey, publicKey, contact }: Vapid, endpoint: string, nowMs: number): string {
  const part = (words: object) => Buffer.from(JSON.stringify(words)).toString('base64url')
  const expiresAtS = Math.floor(nowMs / 1000) + validSeconds
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp: expiresAtS, sub: contact })}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
