import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/*
 * The keys of Alipay and WeChat Pay, from the environment (docs/operations.md). A method is either set up whole or not at
 * all: without keys it is not available, and nothing ever stands in for it.
 */

export interface AlipaySettings {
  readonly appId: string
  /** Who is paid, `2088…`: a notice for another seller is not ours. */
  readonly sellerId: string
  readonly privateKey: KeyObject
  /** Alipay's own; two while it changes from an old to a new one. */
  readonly publicKeys: readonly KeyObject[]
  readonly gateway: string
}

export interface WechatSettings {
  readonly appId: string
  readonly merchantId: string
  readonly privateKey: KeyObject
  /** The serial number of our own certificate. */
  readonly certificateSerial: string
  /** Decrypts notices: 32 bytes. */
  readonly apiKey: Buffer
  /** WeChat Pay's public keys and platform certificates, by the serial that its messages name. */
  readonly publicKeys: ReadonlyMap<string, KeyObject>
  readonly gateway: string
}

export interface PaymentSettings {
  readonly alipay: AlipaySettings | null
  readonly wechat: WechatSettings | null
  /** The control address of the simulator (E-16); null wherever money is real. */
  readonly simulator: string | null
}

const url = z.url({ protocol: /^https?$/ })
const alipayId = z.string().check(z.regex(/^\d{16}$/))

export const paymentVariables = {
  PAYMENTS_MODE: z._default(z.enum(['live', 'simulated']), 'live'),
  PAYMENTS_SIMULATOR: z.optional(url),
  ALIPAY_APP_ID: z.optional(alipayId),
  ALIPAY_SELLER_ID: z.optional(alipayId),
  ALIPAY_PRIVATE_KEY: z.optional(key(readPrivateKey)),
  ALIPAY_PUBLIC_KEY: z.optional(key((text) => text.split(',').map(readPublicKey))),
  ALIPAY_GATEWAY: z._default(url, 'https://openapi.alipay.com/gateway.do'),
  WECHAT_PAY_APP_ID: z.optional(z.string().check(z.regex(/^wx[0-9a-z]{6,30}$/i))),
  WECHAT_PAY_MERCHANT_ID: z.optional(z.string().check(z.regex(/^\d{8,12}$/))),
  WECHAT_PAY_PRIVATE_KEY: z.optional(key(readPrivateKey)),
  WECHAT_PAY_CERTIFICATE_SERIAL: z.optional(z.string().check(z.regex(/^[0-9A-F]{16,64}$/i))),
  WECHAT_PAY_API_V3_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{32}$/))),
  WECHAT_PAY_PUBLIC_KEYS: z.optional(key(readKeysBySerial)),
  WECHAT_PAY_GATEWAY: z._default(url, 'https://api.mch.weixin.qq.com'),
} as const

type Values = z.output<ReturnType<typeof z.object<typeof paymentVariables>>>

/** What the settings mean together, or what is wrong with them as sentences for an operator. */
export function paymentSettings(values: Values, production: boolean): PaymentSettings | { readonly wrong: string } {
  const wrong = [
    half('Alipay', values, alipayNames),
    half('WeChat Pay', values, wechatNames),
    production && values.PAYMENTS_MODE === 'simulated' && 'PAYMENTS_MODE=simulated is for trials only',
    values.PAYMENTS_MODE === 'simulated' &&
      !values.PAYMENTS_SIMULATOR &&
      'PAYMENTS_MODE=simulated needs PAYMENTS_SIMULATOR',
    ...(['ALIPAY_GATEWAY', 'WECHAT_PAY_GATEWAY'] as const).map(
      (name) => production && values[name].startsWith('http:') && `${name} starts with http: use https`,
    ),
  ].filter(Boolean)
  if (wrong.length > 0) return { wrong: wrong.join('; ') }
  return {
    alipay: alipayOf(values),
    wechat: wechatOf(values),
    simulator: values.PAYMENTS_MODE === 'simulated' ? (values.PAYMENTS_SIMULATOR ?? null) : null,
  }
}

const alipayNames = ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const
const wechatNames = [
  'WECHAT_PAY_APP_ID',
  'WECHAT_PAY_MERCHANT_ID',
  'WECHAT_PAY_PRIVATE_KEY',
  'WECHAT_PAY_CERTIFICATE_SERIAL',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PUBLIC_KEYS',
] as const

function half(method: string, values: Values, names: readonly (keyof Values)[]): string | false {
  const missing = names.filter((name) => values[name] === undefined)
  return missing.length > 0 && missing.length < names.length && `${method} also needs ${missing.join(', ')}`
}

function alipayOf(values: Values): AlipaySettings | null {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId } = values
  const { ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKeys } = values
  if (!appId || !sellerId || !privateKey || !publicKeys) return null
  return { appId, sellerId, privateKey, publicKeys, gateway: values.ALIPAY_GATEWAY }
}

function wechatOf(values: Values): WechatSettings | null {
  const { WECHAT_PAY_APP_ID: appId, WECHAT_PAY_MERCHANT_ID: merchantId } = values
  const { WECHAT_PAY_PRIVATE_KEY: privateKey, WECHAT_PAY_CERTIFICATE_SERIAL: certificateSerial } = values
  const { WECHAT_PAY_API_V3_KEY: apiKey, WECHAT_PAY_PUBLIC_KEYS: publicKeys } = values
  if (!appId || !merchantId || !privateKey || !certificateSerial || !apiKey || !publicKeys) return null
  const gateway = values.WECHAT_PAY_GATEWAY.replace(/\/$/, '')
  return { appId, merchantId, privateKey, certificateSerial, apiKey: Buffer.from(apiKey), publicKeys, gateway }
}

/** A setting that is read as keys; what cannot be read is a wrong setting, named like any other. */
function key<T>(parse: (text: string) => T) {
  return z.pipe(
    z.string(),
    z.transform((text, context): T => {
      try {
        return parse(text)
      } catch {
        context.issues.push({ code: 'custom', message: 'not a key', input: '' })
        return z.NEVER
      }
    }),
  )
}

/** A PEM text, the bare base64 that the providers' tools show, or the path of a file with either. */
function contentOf(text: string): string {
  const given = text.trim()
  return /^\.?\.?\//.test(given) && given.length < 300 && !/^\/[A-Za-z0-9+/=]{200}/.test(given)
    ? readFileSync(given, 'utf8').trim()
    : given.replaceAll('\\n', '\n')
}

function readPrivateKey(text: string): KeyObject {
  const content = contentOf(text)
  if (content.startsWith('-----')) return requireRsa(createPrivateKey(content))
  const der = Buffer.from(content, 'base64')
  try {
    return requireRsa(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
  } catch {
    return requireRsa(createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }))
  }
}

/** A public key, or a certificate that holds one. */
function readPublicKey(text: string): KeyObject {
  const content = contentOf(text)
  if (content.startsWith('-----')) return requireRsa(createPublicKey(content))
  return requireRsa(createPublicKey({ key: Buffer.from(content, 'base64'), format: 'der', type: 'spki' }))
}

function requireRsa(read: KeyObject): KeyObject {
  const bits = read.asymmetricKeyDetails?.modulusLength ?? 0
  if (read.asymmetricKeyType !== 'rsa' || bits < 2048) throw new Error('an RSA key of at least 2048 bits')
  return read
}

/** `serial=key`, several separated by commas: the old and the new one while WeChat Pay changes its key. */
function readKeysBySerial(text: string): ReadonlyMap<string, KeyObject> {
  const pairs = text.split(',').map((pair): [string, KeyObject] => {
    const [, serial = '', content = ''] = /^\s*(\w{10,80})=(.+)$/s.exec(pair) ?? []
    return [serial, readPublicKey(content)]
  })
  return new Map(pairs)
}
