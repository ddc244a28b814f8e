import { refusals } from '#contract/refusals/refusals.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language } from '#domain/language.ts'
import { currencies, type Currency } from '#domain/money.ts'
import type { RunState } from '#domain/standing-rule.ts'
import { inUse } from '#server/code-texts/code-texts.ts'
import * as z from 'zod/mini'

/* What a rule did and why, as its member reads it in the log and in mails. */

const isRefusal = (word: string): word is keyof typeof refusals => Object.hasOwn(refusals, word)

/** The details of a step that the log stores. */
export const stepDetails = z.object({
  reason: z.optional(z.enum(['all', 'days'])),
  days: z.optional(z.nullable(z.int())),
  count: z.optional(z.int()),
  why: z.optional(z.enum(['off', 'parcels', 'always', 'limit', 'balance', 'changed', 'yours'])),
  orderNumber: z.optional(z.string()),
  dueMinor: z.optional(z.int()),
  limitMinor: z.optional(z.nullable(z.int())),
  currency: z.optional(z.enum(currencies)),
  refusal: z.optional(z.string()),
})

export type StepDetails = z.output<typeof stepDetails>

export function explained(code: RunState, details: StepDetails, language: Language): string {
  const say = sentences[language]
  const {
    reason,
    days,
    count = 0,
    why = 'off',
    orderNumber = '',
    dueMinor = 0,
    limitMinor = 0,
    currency = 'CNY',
  } = details
  const price = money(dueMinor, currency)
  switch (code) {
    case 'planned':
      return reason === 'days' ? say.plannedDays(count, days ?? 0) : say.plannedAll(count)
    case 'stopped':
      return say.stopped
    case 'dropped':
      return why === 'parcels' ? say.droppedParcels : say.droppedOff
    case 'failed':
      return say.failed(reasonOf(details.refusal ?? '', language))
    case 'ordered':
      return say.ordered(orderNumber, price)
    case 'paid':
      return say.paid(orderNumber, price, money(limitMinor ?? 0, currency))
    case 'asks':
      return asks(say, why, price, money(limitMinor ?? 0, currency))
  }
}

function asks(say: Sentences, why: StepDetails['why'], price: string, limit: string): string {
  if (why === 'yours') return say.asksYours
  if (why === 'limit') return say.asksLimit(price, limit)
  if (why === 'balance') return say.asksBalance(price)
  return why === 'always' ? say.asksAlways(price) : say.asksChanged(price)
}

/** What a member applying by hand would have been told; a deleted receiver has a sentence of its own. */
function reasonOf(refusal: string, language: Language): string {
  if (refusal === 'not_found') return sentences[language].receiverGone
  return isRefusal(refusal) ? inUse(refusals[refusal].text)[language] : ''
}

const money = (amountMinor: number, currency: Currency) => `${currency} ${withDecimals(amountMinor, 2)}`

interface Sentences {
  readonly plannedAll: (count: number) => string
  readonly plannedDays: (count: number, days: number) => string
  readonly stopped: string
  readonly droppedParcels: string
  readonly droppedOff: string
  readonly failed: (reason: string) => string
  readonly receiverGone: string
  readonly ordered: (orderNumber: string, price: string) => string
  readonly paid: (orderNumber: string, price: string, limit: string) => string
  readonly asksAlways: (price: string) => string
  readonly asksLimit: (price: string, limit: string) => string
  readonly asksBalance: (price: string) => string
  readonly asksChanged: (price: string) => string
  readonly asksYours: string
}

const sentences: Readonly<Record<Language, Sentences>> = {
  'zh-Hans': {
    plannedAll: (count) => `这一组的 ${count} 个包裹都已入库，将自动申请集运。`,
    plannedDays: (count, days) => `最早的包裹已等满 ${days} 天，将先为已入库的 ${count} 个包裹自动申请集运。`,
    stopped: '您已停止，没有申请集运。这些包裹留给您自己安排。',
    droppedParcels: '其中有包裹已另有安排或需要您查看，所以没有申请集运。',
    droppedOff: '规则已暂停或删除，所以没有申请集运。',
    failed: (reason) => `未能申请集运：${reason}。规则已暂停，请查看后再启用。`,
    receiverGone: '收货人、线路或自提点已不存在',
    ordered: (orderNumber, price) => `已申请集运，订单 ${orderNumber}，共 ${price}。`,
    paid: (orderNumber, price, limit) => `订单 ${orderNumber} 的 ${price} 没有超过您设定的 ${limit}，已从余额支付。`,
    asksAlways: (price) => `您设定了付款前先询问，请支付 ${price}，或修改、删除订单。`,
    asksLimit: (price, limit) => `${price} 超过您设定的 ${limit}，没有自动付款，请您决定。`,
    asksBalance: (price) => `余额不足以支付 ${price}，没有自动付款，请充值后支付。`,
    asksChanged: (price) => `订单或规则有变动，没有自动付款。应付 ${price}，请您决定。`,
    asksYours: '您已自行处理这张订单，规则会跳过它。',
  },
  'zh-Hant': {
    plannedAll: (count) => `這一組的 ${count} 個包裹都已入庫，將自動申請集運。`,
    plannedDays: (count, days) => `最早的包裹已等滿 ${days} 天，將先為已入庫的 ${count} 個包裹自動申請集運。`,
    stopped: '你已停止，沒有申請集運。這些包裹留待你自行安排。',
    droppedParcels: '其中有包裹已另有安排或需要你查看，所以沒有申請集運。',
    droppedOff: '規則已暫停或刪除，所以沒有申請集運。',
    failed: (reason) => `未能申請集運：${reason}。規則已暫停，請查看後再啟用。`,
    receiverGone: '收貨人、路線或自提點已不存在',
    ordered: (orderNumber, price) => `已申請集運，訂單 ${orderNumber}，共 ${price}。`,
    paid: (orderNumber, price, limit) => `訂單 ${orderNumber} 的 ${price} 沒有超過你設定的 ${limit}，已從餘額支付。`,
    asksAlways: (price) => `你設定了付款前先詢問，請支付 ${price}，或修改、刪除訂單。`,
    asksLimit: (price, limit) => `${price} 超過你設定的 ${limit}，沒有自動付款，請你決定。`,
    asksBalance: (price) => `餘額不足以支付 ${price}，沒有自動付款，請充值後付款。`,
    asksChanged: (price) => `訂單或規則有變動，沒有自動付款。應付 ${price}，請你決定。`,
    asksYours: '你已自行處理這張訂單，規則會略過它。',
  },
  en: {
    plannedAll: (count) =>
      `${count === 1 ? 'The parcel' : `All ${count} parcels`} of this group ${count === 1 ? 'is' : 'are'} in stock. We’ll submit the order for ${count === 1 ? 'it' : 'them'} automatically.`,
    plannedDays: (count, days) =>
      `The first parcel has waited ${days} ${days === 1 ? 'day' : 'days'}. We’ll submit the order for ${count === 1 ? 'the parcel' : `the ${count} parcels`} in stock automatically.`,
    stopped: 'You stopped it, so no order was created. You can send these parcels yourself.',
    droppedParcels: 'A parcel was moved or needs your attention, so no order was created.',
    droppedOff: 'The rule was paused or deleted, so no order was created.',
    failed: (reason) =>
      `We could not create the order: ${reason}. The rule is paused. Please check it before you resume it.`,
    receiverGone: 'the consignee, channel or pick-up point is no longer there',
    ordered: (orderNumber, price) => `Order ${orderNumber} was created, ${price} in total.`,
    paid: (orderNumber, price, limit) =>
      `Order ${orderNumber} was paid from your balance: ${price} is within your limit of ${limit}.`,
    asksAlways: (price) =>
      `You asked us to check with you before paying. Please pay ${price}, or edit or delete the order.`,
    asksLimit: (price, limit) => `${price} is above your limit of ${limit}, so nothing was paid. Please decide.`,
    asksBalance: (price) => `Your balance does not cover ${price}, so nothing was paid. Please top up and pay.`,
    asksChanged: (price) => `The order or the rule was changed, so nothing was paid. ${price} is due. Please decide.`,
    asksYours: 'You’ve handled this order, so the rule will skip it.',
  },
}
