import { setTimeout as delay } from 'node:timers/promises'
import { alipayNotice, type Shop } from './alipay.ts'
import type { Trade } from './books.ts'
import { wechatNotice } from './wechat.ts'

/** How often a notice that was not acknowledged is repeated; a real provider goes on for a day. */
const triesMost = 5
const againAfterMs = 200

/** Sends what the plan of a trade says: never, once or more often, late, with a forged one beside it. */
export async function sendNotices(shop: Shop, trade: Trade): Promise<void> {
  const plan = shop.faults.notices(trade.number)
  if (plan.isForged) await post(trade, messageOf(shop, trade, true))
  if (plan.afterMs > 0) await delay(plan.afterMs)
  for (let sent = 0; sent < plan.times; sent++) await untilAcknowledged(shop, trade)
}

async function untilAcknowledged(shop: Shop, trade: Trade): Promise<void> {
  for (let tries = 0; tries < triesMost; tries++) {
    const status = await post(trade, messageOf(shop, trade, false))
    if (status === 200 || status === 204) return
    await delay(againAfterMs)
  }
}

function messageOf(shop: Shop, trade: Trade, isForged: boolean) {
  const { privateKey } = shop.keys.stranger
  if (trade.method === 'alipay') return alipayNotice(shop, trade, {}, isForged ? privateKey : undefined)
  return wechatNotice(shop, trade, {}, isForged ? { key: privateKey } : {})
}

/** The status of the answer; null if there was none. */
async function post(
  trade: Trade,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) {
  const response = await fetch(trade.noticeUrl, { method: 'POST', redirect: 'manual', ...message }).catch(() => null)
  // Alipay reads the word and not the status.
  const word = await response?.text().catch(() => '')
  if (trade.method === 'alipay' && response?.status === 200 && word !== 'success') return 500
  return response?.status ?? null
}
