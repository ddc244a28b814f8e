import type { Quote } from '#domain/freight.ts'
import type { Language } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'
import type { House } from '#server/house.ts'

/* Mails about an order, in the member's language. They name the order and its money, never an address. */

interface MailedOrder {
  readonly id: string
  readonly orderNumber: string
  readonly currency: Currency
  readonly dueMinor: number
}

interface Letter {
  readonly subject: string
  /** One paragraph each; the link to the order follows by itself. */
  readonly paragraphs: readonly string[]
}

type Letters = Readonly<Record<Language, Letter>>

const write =
  ({ settings }: House, { id }: MailedOrder, letters: Letters) =>
  (language: Language) => {
    const { subject, paragraphs } = letters[language]
    const link = `${settings.publicUrl}/web_site/orderDetails?id=${id}`
    return { subject, body: [...paragraphs, link, signature[language]].join('\n\n') }
  }

const signature = { 'zh-Hans': '灵猫集运', 'zh-Hant': '靈貓集運', en: 'Smart Cats' } as const satisfies Record<
  Language,
  string
>

const money = (amountMinor: number, currency: Currency) => {
  const digits = String(amountMinor).padStart(3, '0')
  return `${currency} ${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const kilos = (weightG: number) => `${Math.floor(weightG / 1000)}.${String(weightG % 1000).padStart(3, '0')} kg`

export const orderPaidMail = (house: House, order: MailedOrder) => {
  const { orderNumber } = order
  const paid = money(order.dueMinor, order.currency)
  return write(house, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 已付款`,
      paragraphs: [
        `我们已收到订单 ${orderNumber} 的款项 ${paid}。`,
        '仓库将尽快合箱并重新称重；如果实际费用较低，差额会立即退回您的余额。',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 已付款`,
      paragraphs: [
        `我們已收到訂單 ${orderNumber} 的款項 ${paid}。`,
        '倉庫會盡快合箱並重新秤重；如實際費用較低，差額會即時退回您的餘額。',
      ],
    },
    en: {
      subject: `Order ${orderNumber} is paid`,
      paragraphs: [
        `We have received ${paid} for order ${orderNumber}.`,
        'The warehouse will pack your parcels and weigh them again. If the price turns out lower, the difference goes back to your balance at once.',
      ],
    },
  })
}

export const weightRefundMail = (house: House, order: MailedOrder, packed: Quote, refundMinor: number) => {
  const { orderNumber } = order
  const refund = money(refundMinor, order.currency)
  const billed = kilos(packed.billableWeightG)
  return write(house, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 退回差额 ${refund}`,
      paragraphs: [
        `您的包裹已合箱，计费重为 ${billed}，比付款时轻。`,
        `差额 ${refund} 已退回您的余额，订单正等待出库。`,
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 退回差額 ${refund}`,
      paragraphs: [
        `您的包裹已合箱，計費重為 ${billed}，較付款時輕。`,
        `差額 ${refund} 已退回您的餘額，訂單正等待出庫。`,
      ],
    },
    en: {
      subject: `Order ${orderNumber}: ${refund} refunded`,
      paragraphs: [
        `Your parcels are packed. The billable weight is ${billed}, less than you paid for.`,
        `The difference of ${refund} is back on your balance, and the order is waiting to be shipped.`,
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
}

/** With the evidence: what each carton weighs and measures (decision 8). */
export const supplementDueMail = (house: House, order: MailedOrder, cartons: readonly WeighedCarton[]) => {
  const { orderNumber } = order
  const due = money(order.dueMinor, order.currency)
  const measured = cartons.map(
    ({ cartonNumber, weightG, lengthMm, widthMm, heightMm }) =>
      `#${cartonNumber}  ${kilos(weightG)}  ${lengthMm / 10} × ${widthMm / 10} × ${heightMm / 10} cm`,
  )
  return write(house, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 需补付 ${due}`,
      paragraphs: [
        `您的包裹已合箱，实际重量或体积比付款时大，需补付 ${due}。各箱的重量和尺寸如下：`,
        ...measured,
        '在您决定之前，订单不会出库，也不会自动扣款。照片和您的选择（补付或免费取消）都在订单页面：',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 需補付 ${due}`,
      paragraphs: [
        `您的包裹已合箱，實際重量或體積較付款時大，需補付 ${due}。各箱的重量及尺寸如下：`,
        ...measured,
        '在您決定之前，訂單不會出庫，亦不會自動扣款。相片和您的選擇（補付或免費取消）都在訂單頁面：',
      ],
    },
    en: {
      subject: `Order ${orderNumber}: ${due} to be paid`,
      paragraphs: [
        `Your parcels are packed. They weigh or measure more than you paid for, so ${due} is still due. Each carton:`,
        ...measured,
        'The order does not leave, and nothing is taken from your balance, until you decide. The pictures and your choices (pay, or cancel free of charge) are on its page:',
      ],
    },
  })
}

export const orderShippedMail = (house: House, order: MailedOrder, logisticsNumber: string) => {
  const { orderNumber } = order
  return write(house, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 已出库`,
      paragraphs: [`您的订单已出库，物流单号是 ${logisticsNumber}。`, '最新进度请看订单页面：'],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 已出庫`,
      paragraphs: [`您的訂單已出庫，物流單號是 ${logisticsNumber}。`, '最新進度請看訂單頁面：'],
    },
    en: {
      subject: `Order ${orderNumber} has been shipped`,
      paragraphs: [
        `Your order has left the warehouse. Its logistics number is ${logisticsNumber}.`,
        'Its page shows where it is:',
      ],
    },
  })
}

export const orderReadyMail = (house: House, order: MailedOrder) => {
  const { orderNumber } = order
  return write(house, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 可以自提了`,
      paragraphs: [`您的订单 ${orderNumber} 已到自提点。地址和营业时间请看订单页面：`],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 可到自提點取件`,
      paragraphs: [`您的訂單 ${orderNumber} 已送抵自提點。地址及營業時間請看訂單頁面：`],
    },
    en: {
      subject: `Order ${orderNumber} is ready for pick-up`,
      paragraphs: [
        `Your order ${orderNumber} is waiting at the pick-up point. Its page shows the address and the opening hours:`,
      ],
    },
  })
}

export const orderCancelledMail = (house: House, order: MailedOrder, refundMinor: number) => {
  const { orderNumber } = order
  const refund = money(refundMinor, order.currency)
  return write(house, order, {
    'zh-Hans': {
      subject: `订单 ${orderNumber} 已取消`,
      paragraphs: [
        `订单 ${orderNumber} 已按您的选择取消，${refund} 已退回您的余额。`,
        '包裹已回到仓库，可以重新申请合箱。',
      ],
    },
    'zh-Hant': {
      subject: `訂單 ${orderNumber} 已取消`,
      paragraphs: [
        `訂單 ${orderNumber} 已按您的選擇取消，${refund} 已退回您的餘額。`,
        '包裹已回到倉庫，可重新申請合箱。',
      ],
    },
    en: {
      subject: `Order ${orderNumber} is cancelled`,
      paragraphs: [
        `Order ${orderNumber} was cancelled as you chose, and ${refund} is back on your balance.`,
        'Your parcels are in stock again and can go into another order.',
      ],
    },
  })
}
