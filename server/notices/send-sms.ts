import { createHmac } from 'node:crypto'
import { pickText } from '#contract/wire/language.ts'
import type { SmsSettings } from '#server/settings/notice-settings.ts'
import { ask, type Asked } from './ask.ts'
import type { Delivery } from './deliveries.sql.ts'

type ToPhone = Pick<Delivery, 'noticeId' | 'title' | 'language'> & {
  readonly phone: string
  readonly siteName: string
}

/**
 * Hands a text message to the operator's gateway. The signature covers time and body, so that a copied call is worthless
 * after some minutes; `eventKey` is the same at every attempt, so that the gateway can send it once.
 */
export function sendSms(
  { url, secret }: SmsSettings,
  { noticeId, title, language, phone, siteName }: ToPhone,
): Promise<Asked> {
  const text = `${siteName}: ${pickText(title, language)}`
  const body = JSON.stringify({ to: phone, text, language, eventKey: noticeId })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return ask(url, {
    headers: {
      'content-type': 'application/json',
      'idempotency-key': noticeId,
      'x-timestamp': timestamp,
      'x-signature': `sha256=${signature}`,
    },
    body,
  })
}
