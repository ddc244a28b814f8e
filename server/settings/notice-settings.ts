import * as z from 'zod/mini'
import { readVapid, type Vapid } from './vapid-key.ts'

/* Channels of notices beyond mail (docs/operations-notices.md). Without its settings a channel is not offered. */

export interface SmsSettings {
  readonly url: string
  readonly secret: string
}

export interface NoticeSettings {
  readonly vapid: Vapid | null
  /** One more origin that counts as a push service; null in production. */
  readonly pushTrialOrigin: string | null
  readonly sms: SmsSettings | null
}

const url = z.url({ protocol: /^https?$/ })

export const noticeVariables = {
  VAPID_PRIVATE_KEY: z.optional(z.string()),
  VAPID_CONTACT: z.optional(z.string().check(z.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/))),
  PUSH_TRIAL_ORIGIN: z.optional(url),
  SMS_GATEWAY_URL: z.optional(url),
  SMS_GATEWAY_SECRET: z.optional(z.string().check(z.minLength(16))),
} as const

type Values = z.output<ReturnType<typeof z.object<typeof noticeVariables>>>

/** The settings, or one sentence on what is wrong with them. */
export function noticeSettings(values: Values, production: boolean): NoticeSettings | { readonly wrong: string } {
  const { VAPID_PRIVATE_KEY: key, VAPID_CONTACT: contact, PUSH_TRIAL_ORIGIN: trial } = values
  const { SMS_GATEWAY_URL: gateway, SMS_GATEWAY_SECRET: secret } = values
  if ((key === undefined) !== (contact === undefined))
    return { wrong: 'VAPID_PRIVATE_KEY and VAPID_CONTACT belong together' }
  const vapid = key === undefined ? null : readVapid(key, contact ?? '')
  if (key !== undefined && vapid === null)
    return { wrong: 'VAPID_PRIVATE_KEY is not a private key of P-256 in base64url' }
  if (production && trial !== undefined) return { wrong: 'PUSH_TRIAL_ORIGIN is for trials only' }
  if ((gateway === undefined) !== (secret === undefined))
    return { wrong: 'SMS_GATEWAY_URL and SMS_GATEWAY_SECRET belong together' }
  if (production && gateway?.startsWith('http:'))
    return { wrong: 'SMS_GATEWAY_URL starts with http: phone numbers would be sent unencrypted, so use https' }
  return {
    vapid,
    pushTrialOrigin: trial === undefined ? null : new URL(trial).origin,
    sms: gateway === undefined || secret === undefined ? null : { url: gateway, secret },
  }
}
