import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Balance, coupons, coins, bank transfers and payments. */
export const moneyRefusals = {
  balance_low: {
    code: 5001,
    http: 200,
    text: messages['M-13'],
  },
  coupon_unusable: {
    code: 5002,
    http: 200,
    text: {
      'zh-Hans': '这张优惠券不能用于此订单',
      'zh-Hant': '這張優惠券不能用於此訂單',
      en: 'The coupon cannot be used for this order',
    },
  },
  coins_low: {
    code: 5003,
    http: 200,
    text: {
      'zh-Hans': '{coinName}不足',
      'zh-Hant': '{coinName}不足',
      en: 'Not enough {coinName}',
    },
  },
  transfer_state: {
    code: 5004,
    http: 200,
    text: {
      'zh-Hans': '此转账记录不能再更改',
      'zh-Hant': '此轉帳記錄不能再更改',
      en: 'The transfer record can no longer be changed',
    },
  },
  amount_range: {
    code: 5005,
    http: 200,
    text: {
      'zh-Hans': '金额超出范围',
      'zh-Hant': '金額超出範圍',
      en: 'The amount is out of range',
    },
  },
  provider_down: {
    code: 5006,
    http: 200,
    text: {
      'zh-Hans': '支付服务暂不可用',
      'zh-Hant': '付款服務暫時不能使用',
      en: 'The payment service is not available',
    },
  },
  payment_failed: {
    code: 5007,
    http: 200,
    text: messages['M-15'],
  },
  payment_expired: {
    code: 5008,
    http: 200,
    text: {
      'zh-Hans': '付款码已过期',
      'zh-Hant': '付款碼已過期',
      en: 'The payment code has expired',
    },
  },
  currency_unsupported: {
    code: 5009,
    http: 200,
    text: {
      'zh-Hans': '不接受此币种',
      'zh-Hant': '不接受此貨幣',
      en: 'The currency is not supported',
    },
  },
} as const satisfies Record<string, RefusalKind>
