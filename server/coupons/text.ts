import type { CouponFault } from '#domain/coupon.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Text } from '#domain/language.ts'
import type { Currency } from '#domain/money.ts'

interface Refusing {
  readonly minSpendMinor: number
  readonly validFrom: string
  readonly currency: Currency
}

/** Why a coupon cannot be used for an order, and what would help. `currency` is the order's. */
export function couponFaultText(fault: CouponFault, { minSpendMinor, validFrom, currency }: Refusing): Text {
  const least = `${currency} ${withDecimals(minSpendMinor, 2)}`
  const day = validFrom.slice(0, 10)
  const texts: Readonly<Record<CouponFault, Text>> = {
    used: {
      'zh-Hans': '这张优惠券已用于另一张订单',
      'zh-Hant': '這張優惠券已用於另一張訂單',
      en: 'This coupon has been used for another order',
    },
    revoked: {
      'zh-Hans': '这张优惠券已被撤销',
      'zh-Hant': '這張優惠券已被撤銷',
      en: 'This coupon has been withdrawn',
    },
    ended: {
      'zh-Hans': '这张优惠券已过期',
      'zh-Hant': '這張優惠券已過期',
      en: 'This coupon has expired',
    },
    notBegun: {
      'zh-Hans': `这张优惠券从 ${day} 起才能使用`,
      'zh-Hant': `這張優惠券由 ${day} 起才能使用`,
      en: `This coupon can be used from ${day}`,
    },
    channel: {
      'zh-Hans': '这张优惠券不适用于此订单的线路',
      'zh-Hant': '這張優惠券不適用於此訂單的路線',
      en: 'This coupon cannot be used for this order’s channel',
    },
    currency: {
      'zh-Hans': '这张优惠券只适用于另一种币种的订单',
      'zh-Hant': '這張優惠券只適用於另一種貨幣的訂單',
      en: 'This coupon is for orders in the other currency',
    },
    minSpend: {
      'zh-Hans': `运费满 ${least} 才能使用`,
      'zh-Hant': `運費滿 ${least} 才能使用`,
      en: `The freight must be at least ${least}`,
    },
  }
  return texts[fault]
}

/** Customer service may give up to a certain worth; finance may give more. */
export const beyondService: Text = {
  'zh-Hans': '超出客服可发放的额度，请由财务发放',
  'zh-Hant': '超出客戶服務可發放的額度，請由財務發放',
  en: 'This is above what customer service may give. Please ask finance',
}
