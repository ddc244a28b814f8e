import { messages } from './messages.ts'
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
      'zh-Hans': '该优惠券不可用于此订单',
      'zh-Hant': '該優惠券不可用於此訂單',
      en: 'The coupon can not be used for this order',
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
      'zh-Hans': '该转账记录不可操作',
      'zh-Hant': '該轉賬記錄不可操作',
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
      'zh-Hant': '支付服務暫不可用',
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
      'zh-Hans': '不支持的币种',
      'zh-Hant': '不支持的幣種',
      en: 'The currency is not supported',
    },
  },
} as const satisfies Record<string, RefusalKind>
