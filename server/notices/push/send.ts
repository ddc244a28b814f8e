import { pickText } from '#contract/wire/language.ts'
import { ask, type Asked } from '#server/notices/ask.ts'
import type { Delivery } from '#server/notices/deliveries.sql.ts'
import { encryptFor, mostMessageBytes, type Receiver } from './encrypt.ts'
import type { Vapid } from '#server/settings/vapid-key.ts'
import { vapidHeader } from './vapid.ts'

/** After this a push service forgets what it could not hand over: the notice itself is still in the list. */
const keptSeconds = 24 * 3600

type ToBrowser = Pick<Delivery, 'noticeId' | 'title' | 'text' | 'link' | 'language'> &
  Receiver & { readonly endpoint: string }

/** What a browser shows: no more than the notice says. `web/offline/worker.ts` reads it. */
export const pushMessage = ({
  noticeId,
  title,
  text,
  link,
  language,
}: Omit<ToBrowser, keyof Receiver | 'endpoint'>) => {
  const whole = { id: noticeId, title: pickText(title, language), text: pickText(text, language), link }
  const bytes = Buffer.from(JSON.stringify(whole))
  return bytes.length <= mostMessageBytes ? bytes : Buffer.from(JSON.stringify({ ...whole, text: '' }))
}

export function sendPush(vapid: Vapid, delivery: ToBrowser): Promise<Asked> {
  const { endpoint, publicKey, secret } = delivery
  return ask(endpoint, {
    headers: {
      authorization: vapidHeader(vapid, endpoint, Date.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptSeconds),
      urgency: 'normal',
    },
    body: new Uint8Array(encryptFor({ publicKey, secret }, pushMessage(delivery))),
  })
}
