import type { Context } from '#server/context.ts'
import { type Relay, relayLoop } from '#server/jobs/relay.ts'
import { readConfig } from '#server/settings/config.ts'
import { inSiteNames, siteNameIn } from '#server/settings/site-name.ts'
import { isTaken } from './ask.ts'
import { claimDue, type Delivery, forgetSubscription, markFailed, markSent, setAside } from './deliveries.sql.ts'
import { isPushAddress } from './push/push-hosts.ts'
import { sendPush } from './push/send.ts'
import { sendSms } from './send-sms.ts'

const atOnce = 20

/** Sends what waits for browsers and phones, on the channels that the operator set up; null where there are none. */
export function startNoticeRelay(context: Context, onFault: (error: unknown) => void): Relay | null {
  const { database, environment } = context
  const { vapid, sms } = environment.notices
  const channels = [...(vapid ? ['push'] : []), ...(sms ? ['sms'] : [])]
  if (channels.length === 0) return null
  const claim = (limit: number) => claimDue(database, channels, limit)
  const deliver = async (delivery: Delivery) => {
    try {
      const config = await readConfig(context)
      const { title, text, language } = delivery
      const named = { ...delivery, title: inSiteNames(title, config), text: inSiteNames(text, config) }
      if (delivery.channel === 'push') await toBrowser(context, named)
      else await toPhone(context, named, siteNameIn(config, language))
    } catch (error) {
      await markFailed(database, delivery.id, error instanceof Error ? error.message.slice(0, 200) : 'unknown')
    }
  }
  return relayLoop({ atOnce, claim, deliver }, onFault)
}

async function toBrowser({ database, environment }: Context, delivery: Delivery) {
  const { vapid, pushTrialOrigin } = environment.notices
  const { id, subscriptionId, endpoint, publicKey, secret } = delivery
  // The list of push services may be shorter than when this browser subscribed.
  const isKnown = endpoint !== null && isPushAddress(endpoint, pushTrialOrigin)
  if (!vapid || !subscriptionId || !isKnown || !publicKey || !secret) return setAside(database, id, 'no such browser')
  const asked = await sendPush(vapid, { ...delivery, endpoint, publicKey, secret })
  if (isTaken(asked)) return markSent(database, id)
  if (asked.status === 404 || asked.status === 410) return forgetSubscription(database, subscriptionId)
  return markFailed(database, id, `the push service answered ${asked.status}`)
}

async function toPhone({ database, environment }: Context, delivery: Delivery, siteName: string) {
  const { sms } = environment.notices
  const { id, phone } = delivery
  if (!sms || phone === null) return setAside(database, id, 'no phone')
  const asked = await sendSms(sms, { ...delivery, phone, siteName })
  return isTaken(asked) ? markSent(database, id) : markFailed(database, id, `the gateway answered ${asked.status}`)
}
