import * as refusalCode from './codes.ts'
import { fieldTexts } from '#contract/wire/field-texts.ts'
import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Balance, coupons, coins, bank transfers and payments. */
export const moneyRefusals = {
  balance_low: {
    code: refusalCode.balance_low,
    http: 200,
    text: messages['M-13'],
    step: {
      text: {
        'zh-Hans': '没有扣款，一切保持原样。充值后再付一次即可',
        'zh-Hant': '沒有扣款，一切維持原狀。充值後再付一次即可',
        en: 'You haven’t been charged and nothing has changed. Top up, then pay again',
      },
      place: 'topUp',
    },
  },
  coupon_unusable: {
    code: refusalCode.coupon_unusable,
    http: 200,
    text: {
      'zh-Hans': '这张优惠券不能用于此订单',
      'zh-Hant': '這張優惠券不能用於此訂單',
      en: 'The coupon cannot be used for this order',
    },
    step: {
      text: {
        'zh-Hans': '没有扣款。换一张优惠券，或不用优惠券付款；每张券的条件写在优惠券页面',
        'zh-Hant': '沒有扣款。請換一張優惠券，或不用優惠券付款；每張券的條件列於優惠券頁面',
        en: 'You haven’t been charged. Use another coupon or none. The coupons page shows the conditions of each',
      },
      place: 'coupons',
    },
  },
  coins_low: {
    code: refusalCode.coins_low,
    http: 200,
    text: {
      'zh-Hans': '{coinName}不足',
      'zh-Hant': '{coinName}不足',
      en: 'Not enough {coinName}',
    },
    step: {
      text: {
        'zh-Hans': '没有扣款。请少用一些{coinName}，或不用{coinName}付款',
        'zh-Hant': '沒有扣款。請少用一些{coinName}，或不用{coinName}付款',
        en: 'You haven’t been charged. Use fewer {coinName}, or none',
      },
      place: 'coins',
    },
  },
  transfer_state: {
    code: refusalCode.transfer_state,
    http: 200,
    text: {
      'zh-Hans': '此转账记录不能再更改',
      'zh-Hant': '此轉帳記錄不能再更改',
      en: 'The transfer record can no longer be changed',
    },
    step: {
      text: {
        'zh-Hans': '这笔转账已经审核。列表里有最新结果；另有一笔转账，请新交一张凭证',
        'zh-Hant': '此筆轉帳已經審核。列表有最新結果；如另有一筆轉帳，請另交憑證',
        en: 'It has already been reviewed. The list shows the result. For another transfer, upload a separate voucher',
      },
      place: 'bankTransfers',
    },
  },
  amount_range: {
    code: refusalCode.amount_range,
    http: 200,
    text: fieldTexts.field_amount_range,
    step: {
      text: {
        'zh-Hans': '请改成页面上写明范围内的金额，更大的金额请分几次',
        'zh-Hant': '請改為頁面上列明範圍內的金額，更大的金額請分幾次',
        en: 'Enter an amount within the range shown on the page. Split a larger amount',
      },
      place: null,
    },
  },
  provider_down: {
    code: refusalCode.provider_down,
    http: 200,
    text: {
      'zh-Hans': '支付服务暂不可用',
      'zh-Hant': '付款服務暫時不能使用',
      en: 'The payment service is not available',
    },
    step: {
      text: {
        'zh-Hans': '没有扣款。可以改用银行转账充值，或稍后再试',
        'zh-Hant': '沒有扣款。可改以銀行轉帳充值，或稍後再試',
        en: 'You haven’t been charged. Top up by bank transfer instead, or try again later',
      },
      place: 'bankTransfers',
    },
  },
  payment_failed: {
    code: refusalCode.payment_failed,
    http: 200,
    text: messages['M-15'],
    step: {
      text: {
        'zh-Hans': '请先看看付款应用里有没有扣款；没有的话再试一次，或换一种充值方式',
        'zh-Hant': '請先查看付款應用程式有否扣款；如沒有請再試一次，或轉用其他充值方式',
        en: 'Check your payment app to see whether you were charged. If not, try again or top up another way',
      },
      place: 'topUp',
    },
  },
  payment_expired: {
    code: refusalCode.payment_expired,
    http: 200,
    text: {
      'zh-Hans': '付款码已过期',
      'zh-Hant': '付款碼已過期',
      en: 'The payment code has expired',
    },
    step: {
      text: {
        'zh-Hans': '没有扣款。请重新生成一个付款码，几分钟内完成支付',
        'zh-Hant': '沒有扣款。請重新產生付款碼，並於幾分鐘內完成付款',
        en: 'You haven’t been charged. Get a new code and pay within a few minutes',
      },
      place: 'topUp',
    },
  },
  currency_unsupported: {
    code: refusalCode.currency_unsupported,
    http: 200,
    text: {
      'zh-Hans': '不接受此币种',
      'zh-Hant': '不接受此貨幣',
      en: 'The currency is not supported',
    },
    step: {
      text: {
        'zh-Hans': '请选择人民币或港币',
        'zh-Hant': '請選擇人民幣或港幣',
        en: 'Choose yuan or Hong Kong dollars',
      },
      place: null,
    },
  },
} as const satisfies Record<string, RefusalKind>
