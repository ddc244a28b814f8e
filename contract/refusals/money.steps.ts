import type { moneyRefusals } from './money.refusals.ts'
import type { Step } from './next-step.ts'

/** What to do when money, a coupon or coins were refused. */
export const moneySteps = {
  balance_low: {
    place: 'topUp',
    text: {
      'zh-Hans': '没有扣款，一切保持原样。充值后再付一次即可',
      'zh-Hant': '沒有扣款，一切維持原狀。充值後再付一次即可',
      en: 'You haven’t been charged and nothing has changed. Top up, then pay again',
    },
  },
  coupon_unusable: {
    place: 'coupons',
    text: {
      'zh-Hans': '没有扣款。换一张优惠券，或不用优惠券付款；每张券的条件写在优惠券页面',
      'zh-Hant': '沒有扣款。請換一張優惠券，或不用優惠券付款；每張券的條件列於優惠券頁面',
      en: 'You haven’t been charged. Use another coupon or none. The coupons page shows the conditions of each',
    },
  },
  coins_low: {
    place: 'coins',
    text: {
      'zh-Hans': '没有扣款。请少用一些{coinName}，或不用{coinName}付款',
      'zh-Hant': '沒有扣款。請少用一些{coinName}，或不用{coinName}付款',
      en: 'You haven’t been charged. Use fewer {coinName}, or none',
    },
  },
  transfer_state: {
    place: 'bankTransfers',
    text: {
      'zh-Hans': '这笔转账已经审核。列表里有最新结果；另有一笔转账，请新交一张凭证',
      'zh-Hant': '此筆轉帳已經審核。列表有最新結果；如另有一筆轉帳，請另交憑證',
      en: 'It has already been reviewed. The list shows the result. For another transfer, upload a separate voucher',
    },
  },
  amount_range: {
    place: null,
    text: {
      'zh-Hans': '请改成页面上写明范围内的金额，更大的金额请分几次',
      'zh-Hant': '請改為頁面上列明範圍內的金額，更大的金額請分幾次',
      en: 'Enter an amount within the range shown on the page. Split a larger amount',
    },
  },
  provider_down: {
    place: 'bankTransfers',
    text: {
      'zh-Hans': '没有扣款。可以改用银行转账充值，或稍后再试',
      'zh-Hant': '沒有扣款。可改以銀行轉帳充值，或稍後再試',
      en: 'You haven’t been charged. Top up by bank transfer instead, or try again later',
    },
  },
  payment_failed: {
    place: 'topUp',
    text: {
      'zh-Hans': '请先看看付款应用里有没有扣款；没有的话再试一次，或换一种充值方式',
      'zh-Hant': '請先查看付款應用程式有否扣款；如沒有請再試一次，或轉用其他充值方式',
      en: 'Check your payment app to see whether you were charged. If not, try again or top up another way',
    },
  },
  payment_expired: {
    place: 'topUp',
    text: {
      'zh-Hans': '没有扣款。请重新生成一个付款码，几分钟内完成支付',
      'zh-Hant': '沒有扣款。請重新產生付款碼，並於幾分鐘內完成付款',
      en: 'You haven’t been charged. Get a new code and pay within a few minutes',
    },
  },
  currency_unsupported: {
    place: null,
    text: {
      'zh-Hans': '请选择人民币或港币',
      'zh-Hant': '請選擇人民幣或港幣',
      en: 'Choose yuan or Hong Kong dollars',
    },
  },
} as const satisfies Record<keyof typeof moneyRefusals, Step>
