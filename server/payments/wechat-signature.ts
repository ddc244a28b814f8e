import { createDecipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import type { WechatSettings } from '#server/settings/payment-settings.ts'

/* The signatures of WeChat Pay's API v3: SHA-256 with RSA over lines, each of which ends with a line feed. */

/** How far a signed message's time may be from ours, in either direction. */
export const clockSkewS = 300

type Header = (name: string) => string | undefined

/** The `Authorization` of a request; `path` with its query. */
export function authorization(
  { merchantId, certificateSerial, privateKey }: WechatSettings,
  { method, path, body, nowMs }: Readonly<Record<'method' | 'path' | 'body', string>> & { readonly nowMs: number },
  nonce = randomBytes(16).toString('hex'),
): string {
  const timestamp = String(Math.floor(nowMs / 1000))
  const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`
  const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64')
  const parts = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: certificateSerial }
  const listed = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${listed.join(',')}`
}

/**
 * Whether an answer or a notice was signed by WeChat Pay: with the key that its serial names, over the bytes that came,
 * at most five minutes ago. `WECHATPAY/SIGNTEST/` is a probe of theirs, which no key verifies.
 */
export function isSignedByWechat(
  publicKeys: ReadonlyMap<string, KeyObject>,
  header: Header,
  body: Buffer | string,
  nowMs: number,
): boolean {
  const key = publicKeys.get(header('wechatpay-serial') ?? '')
  const timestamp = header('wechatpay-timestamp') ?? ''
  if (!key || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > clockSkewS) return false
  const head = Buffer.from(`${timestamp}\n${header('wechatpay-nonce') ?? ''}\n`)
  const text = Buffer.concat([head, Buffer.from(body), Buffer.from('\n')])
  return verify('sha256', text, key, Buffer.from(header('wechatpay-signature') ?? '', 'base64'))
}

interface Sealed {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data?: string | undefined
}

/** AEAD_AES_256_GCM with the tag at the end; throws when one bit of anything was changed. */
export function opened(apiKey: Buffer, { ciphertext, nonce, associated_data = '' }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  if (bytes.length < 17) throw new Error('nothing in it')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, Buffer.from(nonce), { authTagLength: 16 })
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8')
}
