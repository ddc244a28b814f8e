import { pickText, type StoredText } from '#contract/wire/language.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Quote } from '#domain/freight.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import type { Context } from '#server/context.ts'
import { signed } from '#server/mail/letter.ts'

/* Mails about an order, in the member's language. They name the order and its money, never an address. */

export interface MailedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly currency: Currency
  readonly dueMinor: number
}

interface Letter {
  readonly subject: string
  /** One paragraph each; the link to the order is added automatically. */
  readonly paragraphs: readonly string[]
  /** What its notice says instead of the first paragraph. */
  readonly notice?: string
}

type Letters = Readonly<Record<Language, Letter>>

export const write =
  ({ environment }: Context, { id }: MailedOrder, letters: Letters) =>
  (language: Language) => {
    const { subject, paragraphs, notice } = letters[language]
    const link = `${environment.publicUrl}/web_site/orderDetails?id=${id}`
    return { subject, body: signed(language, [...paragraphs, link]), notice }
  }

export const money = (amountMinor: number, currency: Currency) => `${currency} ${withDecimals(amountMinor, 2)}`

const kilos = (weightG: number) => `${withDecimals(weightG, 3)} kg`

export const orderPaidMail = (context: Context, order: MailedOrder) => {
  const { orderNumber } = order
  const paid = money(order.dueMinor, order.currency)
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 已付款`,
      paragraphs: [
        `您好！我们已收到订单 ${orderNumber} 的款项 ${paid}。`,
        '仓库将尽快打包并重新称重。如果费用减少，差额会立即退回您的余额；如果费用增加，会先请您决定。',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 已付款`,
      paragraphs: [
        `你好！我們已收到訂單 ${orderNumber} 的款項 ${paid}。`,
        '倉庫會盡快打包並重新磅重。如費用減少，差額會即時退回你的餘額；如費用增加，會先請你決定。',
      ],
    },
    en: {
      subject: `Order ${orderNumber} is paid`,
      paragraphs: [
        `We have received ${paid} for order ${orderNumber}.`,
        'The warehouse will pack your parcels and weigh them again. If the price falls, we refund the difference to your balance at once. If it rises, you decide first.',
      ],
    },
  })
}

export const weightRefundMail = (context: Context, order: MailedOrder, packed: Quote, refundMinor: number) => {
  const { orderNumber } = order
  const refund = money(refundMinor, order.currency)
  const billed = kilos(packed.billableWeightG)
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 退回差额 ${refund}`,
      paragraphs: [
        `您好！您的包裹已打包，计费重为 ${billed}，比付款时轻。`,
        `差额 ${refund} 已退回您的余额，订单正在等待出库。`,
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 退回差額 ${refund}`,
      paragraphs: [
        `你好！你的包裹已打包，計費重為 ${billed}，較付款時輕。`,
        `差額 ${refund} 已退回你的餘額，訂單正等待出庫。`,
      ],
    },
    en: {
      subject: `Order ${orderNumber}: ${refund} refunded`,
      paragraphs: [
        `Your parcels have been packed. The billable weight is ${billed}, less than you paid for.`,
        `The difference of ${refund} is back in your balance, and the order is waiting to be shipped.`,
      ],
    },
  })
}

interface WeighedCarton {
  readonly cartonNumber: number
  readonly weightG: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly photoFileIds: readonly string[]
}

/** With the evidence: the weight and measurements of each carton. */
export const supplementDueMail = (context: Context, order: MailedOrder, cartons: readonly WeighedCarton[]) => {
  const { orderNumber } = order
  const hasPhotos = cartons.some(({ photoFileIds }) => photoFileIds.length > 0)
  const due = money(order.dueMinor, order.currency)
  const measured = cartons.map(
    ({ cartonNumber, weightG, lengthMm, widthMm, heightMm }) =>
      `#${cartonNumber}  ${kilos(weightG)}  ${lengthMm / 10} × ${widthMm / 10} × ${heightMm / 10} cm`,
  )
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 需补付 ${due}`,
      paragraphs: [
        `您好！您的包裹已打包，重量或体积比付款时大，需补付差额 ${due}。各箱的重量和尺寸如下：`,
        ...measured,
        `在您决定之前，不会发货，也不会扣款。请在订单页面${hasPhotos ? '查看照片，再' : ''}选择补付差额或免费取消订单：`,
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 需補付 ${due}`,
      paragraphs: [
        `你好！你的包裹已打包，重量或體積較付款時大，需補付差額 ${due}。各箱的重量及尺寸如下：`,
        ...measured,
        `在你決定之前，不會發貨，也不會扣款。請在訂單頁面${hasPhotos ? '查看相片，再' : ''}選擇補付差額或免費取消訂單：`,
      ],
    },
    en: {
      subject: `Order ${orderNumber}: ${due} to be paid`,
      paragraphs: [
        `Your parcels have been packed. They weigh or measure more than you paid for, so ${due} is still due. The weight and size of each box:`,
        ...measured,
        `Nothing is shipped or charged until you decide. ${hasPhotos ? 'See the photos on the order page, then pay the difference or cancel free of charge' : 'Pay the difference or cancel free of charge on the order page'}:`,
      ],
    },
  })
}

export const orderShippedMail = (context: Context, order: MailedOrder, logisticsNumber: string) => {
  const { orderNumber } = order
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 已出库`,
      paragraphs: [
        `您好！您的订单 ${orderNumber} 已出库，物流单号是 ${logisticsNumber}。`,
        '最新动态请看订单页面，收到后请在那里确认收货：',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 已出庫`,
      paragraphs: [
        `你好！你的訂單 ${orderNumber} 已出庫，物流單號是 ${logisticsNumber}。`,
        '最新動態請看訂單頁面，收到後請在同一頁確認收貨：',
      ],
    },
    en: {
      subject: `Order ${orderNumber} has been shipped`,
      paragraphs: [
        `Your order ${orderNumber} has left the warehouse. Its logistics number is ${logisticsNumber}.`,
        'Track it on the order page, and confirm receipt there once it has arrived:',
      ],
    },
  })
}

export const orderReadyMail = (context: Context, order: MailedOrder) => {
  const { orderNumber } = order
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 可到自提点取件`,
      paragraphs: [`您好！您的订单 ${orderNumber} 已到自提点。地址和取件时间请看订单页面，取件后请在那里确认收货：`],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 可到自提點取件`,
      paragraphs: [`你好！你的訂單 ${orderNumber} 已到自提點。地址及取件時間請看訂單頁面，取件後請在同一頁確認收貨：`],
    },
    en: {
      subject: `Order ${orderNumber} is ready for pick-up`,
      paragraphs: [
        `Your order ${orderNumber} is waiting at the pick-up point. The order page shows the address and the pick-up hours. Please confirm receipt there once you have collected it:`,
      ],
    },
  })
}

export const orderCancelledMail = (context: Context, order: MailedOrder, refundMinor: number) => {
  const { orderNumber } = order
  const refund = money(refundMinor, order.currency)
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 已取消`,
      paragraphs: [
        `您好！订单 ${orderNumber} 已按您的选择取消，${refund} 已退回您的余额。`,
        '包裹仍在仓库，可以重新申请集运。订单页面：',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 已取消`,
      paragraphs: [
        `你好！訂單 ${orderNumber} 已按你的選擇取消，${refund} 已退回你的餘額。`,
        '包裹仍在倉庫，可重新申請集運。訂單頁面：',
      ],
    },
    en: {
      subject: `Order ${orderNumber} is cancelled`,
      paragraphs: [
        `Order ${orderNumber} has been cancelled as you chose, and ${refund} is back in your balance.`,
        'Your parcels are in stock again and can go into another order. The order page:',
      ],
    },
  })
}

interface GivenBack {
  readonly refundMinor: number
  readonly coins: number
  readonly coinName: StoredText
  readonly isCouponBack: boolean
}

/** For a member who cancelled before packing began: what came back, as the dialog said it would. */
export const cancelledEarlyMail = (context: Context, order: MailedOrder, back: GivenBack) => {
  const { orderNumber } = order
  const refund = money(back.refundMinor, order.currency)
  const also = (coupon: string, coins: string) => [
    ...(back.isCouponBack ? [coupon] : []),
    ...(back.coins > 0 ? [coins] : []),
  ]
  const name = (language: Language) => pickText(back.coinName, language)
  return write(context, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 已取消`,
      paragraphs: [
        `您好！您已取消订单 ${orderNumber}，${refund} 已退回您的余额。`,
        ...also('使用的优惠券已恢复，可以再用。', `${back.coins} 枚${name('zh-Hans')}已退回。`),
        '包裹仍在仓库，可以重新申请集运。订单页面：',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 已取消`,
      paragraphs: [
        `你好！你已取消訂單 ${orderNumber}，${refund} 已退回你的餘額。`,
        ...also('所用的優惠券已恢復，可再次使用。', `${back.coins} 枚${name('zh-Hant')}已退回。`),
        '包裹仍在倉庫，可重新申請集運。訂單頁面：',
      ],
    },
    en: {
      subject: `Order ${orderNumber} is cancelled`,
      paragraphs: [
        `You have cancelled order ${orderNumber}, and ${refund} is back in your balance.`,
        ...also('The coupon that you used can be used again.', `${back.coins} ${name('en')} are back in your account.`),
        'Your parcels are in stock again and can go into another order. The order page:',
      ],
    },
  })
}
