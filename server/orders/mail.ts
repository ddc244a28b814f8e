import { pickText, type StoredText } from '#contract/wire/language.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Quote } from '#domain/freight.ts'
import type { Language, Text } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import type { AddedSurcharge } from '#server/channels/channels.ts'
import type { Context } from '#server/context.ts'
import { orderCancelledEarly, orderCancelledSupplement } from '#server/mail/texts/cancelled.text.ts'
import { letterOf, type MailText, type Values } from '#server/mail/texts/mail-text.ts'
import { orderPaid, orderReady, orderShipped, supplementDue, weightRefund } from '#server/mail/texts/orders.text.ts'
import type { VariableName } from '#server/mail/texts/variables.text.ts'
import type { Letter } from '#server/notices/notices.ts'

/* Mails about an order, in the member's language. They name the order and its money, never an address. */

export interface MailedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly currency: Currency
  readonly dueMinor: number
}

type OfOrder = 'orderNumber' | 'orderLink'

/** The number of the order and the link to it are added. */
export const write =
  <Name extends VariableName>(
    { environment }: Context,
    { id, orderNumber }: MailedOrder,
    text: MailText<Name>,
    values: (language: Language) => Values<Exclude<Name, OfOrder>>,
    more: (language: Language) => Pick<Letter, 'notice'> = () => ({}),
  ) =>
  (language: Language): Letter => {
    const ofOrder = { orderNumber, orderLink: `${environment.publicUrl}/web_site/orderDetails?id=${id}` }
    return letterOf(text, language, { ...values(language), ...ofOrder } as Values<Name>, more(language))
  }

export const money = (amountMinor: number, currency: Currency) => `${currency} ${withDecimals(amountMinor, 2)}`

const kilos = (weightG: number) => `${withDecimals(weightG, 3)} kg`

export const orderPaidMail = (context: Context, order: MailedOrder) =>
  write(context, order, orderPaid, () => ({ amount: money(order.dueMinor, order.currency) }))

export const weightRefundMail = (context: Context, order: MailedOrder, packed: Quote, refundMinor: number) =>
  write(context, order, weightRefund, () => ({
    refund: money(refundMinor, order.currency),
    weight: kilos(packed.billableWeightG),
  }))

interface WeighedCarton {
  readonly cartonNumber: number
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly photoFileIds: readonly string[]
}

/** With the evidence: the weight and measurements of each carton, and the surcharges that they brought. */
export const supplementDueMail = (
  context: Context,
  order: MailedOrder,
  cartons: readonly WeighedCarton[],
  surcharges: readonly AddedSurcharge[],
) => {
  const hasPhotos = cartons.some(({ photoFileIds }) => photoFileIds.length > 0)
  const measured = cartons.map(
    ({ cartonNumber, weightG, lengthMm, widthMm, heightMm }) =>
      `#${cartonNumber}  ${kilos(weightG)}  ${lengthMm / 10} × ${widthMm / 10} × ${heightMm / 10} cm`,
  )
  return write(context, order, supplementDue, (language) => ({
    amount: money(order.dueMinor, order.currency),
    boxes: [...measured, ...surcharges.map((each) => surchargeLine(each, order.currency, language))].join('\n\n'),
    decide: (hasPhotos ? seeAndDecide : decide)[language],
  }))
}

const surchargeLine = ({ name, reason, amountMinor }: AddedSurcharge, currency: Currency, language: Language) =>
  `+ ${money(amountMinor, currency)}  ${pickText(name, language)}: ${pickText(reason, language)}`

const decide: Text = {
  'zh-Hans': '请在订单页面选择补付差额或免费取消订单：',
  'zh-Hant': '請在訂單頁面選擇補付差額或免費取消訂單：',
  en: 'Pay the difference or cancel free of charge on the order page:',
}

const seeAndDecide: Text = {
  'zh-Hans': '请在订单页面查看照片，再选择补付差额或免费取消订单：',
  'zh-Hant': '請在訂單頁面查看相片，再選擇補付差額或免費取消訂單：',
  en: 'See the photos on the order page, then pay the difference or cancel free of charge:',
}

export const orderShippedMail = (context: Context, order: MailedOrder, logisticsNumber: string) =>
  write(context, order, orderShipped, () => ({ logisticsNumber }))

export const orderReadyMail = (context: Context, order: MailedOrder) => write(context, order, orderReady, () => ({}))

export interface GivenBack {
  readonly refundMinor: number
  readonly coins: number
  readonly coinName: StoredText
  readonly isCouponBack: boolean
}

/** For a member who cancelled instead of paying more. */
export const orderCancelledMail = (context: Context, order: MailedOrder, back: GivenBack) =>
  cancelledMail(context, order, orderCancelledSupplement, back)

/** For a member who cancelled before packing began. */
export const cancelledEarlyMail = (context: Context, order: MailedOrder, back: GivenBack) =>
  cancelledMail(context, order, orderCancelledEarly, back)

type CancelledText = typeof orderCancelledEarly | typeof orderCancelledSupplement

/** What came back, as the dialog said it would. */
const cancelledMail = (context: Context, order: MailedOrder, text: CancelledText, back: GivenBack) =>
  write(context, order, text, (language) => ({
    refund: money(back.refundMinor, order.currency),
    alsoBack: [
      ...(back.isCouponBack ? [couponBack[language]] : []),
      ...(back.coins > 0 ? [coinsBack[language](back.coins, pickText(back.coinName, language))] : []),
    ].join('\n\n'),
  }))

const couponBack: Text = {
  'zh-Hans': '使用的优惠券已恢复，可以再用。',
  'zh-Hant': '所用的優惠券已恢復，可再次使用。',
  en: 'The coupon that you used can be used again.',
}

const coinsBack: Readonly<Record<Language, (coins: number, name: string) => string>> = {
  'zh-Hans': (coins, name) => `${coins} 枚${name}已退回。`,
  'zh-Hant': (coins, name) => `${coins} 枚${name}已退回。`,
  en: (coins, name) => `${coins} ${name} are back in your account.`,
}
