import * as refusalCode from './codes.ts'
import { fieldTexts } from '#contract/wire/field-texts.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** What a line takes, and where it goes. */
export const lineRefusals = {
  weight_cap: {
    code: refusalCode.weight_cap,
    http: 200,
    text: {
      'zh-Hans': '重量超出此线路的上限',
      'zh-Hant': '重量超出此路線的上限',
      en: 'The weight exceeds the limit of the channel',
    },
    step: {
      text: {
        'zh-Hans': '请另选承重更大的线路，或分成两单寄',
        'zh-Hant': '請另選承重更大的路線，或分成兩張訂單寄出',
        en: 'Choose a channel that carries more, or send it as two orders',
      },
      place: null,
    },
    staffStep: {
      'zh-Hans': '请分箱后重新称重；确实要走这条线路，再确认超重',
      'zh-Hant': '請分箱後重新過磅；如確須使用此路線，再確認超重',
      en: 'Split it into several cartons and weigh again. If it has to go in one, confirm the excess weight',
    },
  },
  pickup_point: {
    code: refusalCode.pickup_point,
    http: 200,
    text: fieldTexts.field_pick_up_point,
    step: {
      text: {
        'zh-Hans': '请在线路下面的列表里选一个自提点，或改用送货上门的线路',
        'zh-Hant': '請在路線下方的列表選擇自提點，或改用送貨上門的路線',
        en: 'Choose a pick-up point from the list below the channel, or a channel that delivers to your door',
      },
      place: null,
    },
  },
  size_limit: {
    code: refusalCode.size_limit,
    http: 200,
    text: {
      'zh-Hans': '尺寸或重量超出自提点限制',
      'zh-Hant': '尺寸或重量超出自提點限制',
      en: 'The size or weight exceeds the limit of the pick-up point',
    },
    step: {
      text: {
        'zh-Hans': '请另选限制更宽的自提点，改用送货上门的线路，或分成几单',
        'zh-Hant': '請另選限制較寬的自提點，改用送貨上門的路線，或分成幾張訂單',
        en: 'Choose a pick-up point with higher limits, a channel that delivers to your door, or split it into several orders',
      },
      place: null,
    },
  },
  no_price: {
    code: refusalCode.no_price,
    http: 200,
    text: {
      'zh-Hans': '此线路暂无报价，请联系客服',
      'zh-Hant': '此路線暫時未有報價，請聯絡客戶服務',
      en: 'There is no price for this channel yet, please contact customer service',
    },
    step: {
      text: {
        'zh-Hans': '可以先另选一条线路；如果一定要用这条线路，请联系客服报价',
        'zh-Hant': '可先另選一條路線；如必須使用此路線，請聯絡客戶服務報價',
        en: 'Choose another channel. If it has to be this one, ask customer service for a price',
      },
      place: 'contact',
    },
  },
  destination_announced: {
    code: refusalCode.destination_announced,
    http: 200,
    text: {
      'zh-Hans': '该目的地尚未开放',
      'zh-Hant': '此目的地尚未開放',
      en: 'This destination is not open yet',
    },
    step: {
      text: {
        'zh-Hans': '价格供参考，开放后才能申请；想知道什么时候开放，请联系客服',
        'zh-Hant': '收費可供參考，開放後才可申請；想知道何時開放，請聯絡客戶服務',
        en: 'You can look at the prices now and apply once it opens. To ask when, contact customer service',
      },
      place: 'contact',
    },
  },
  line_size: {
    code: refusalCode.line_size,
    http: 200,
    text: {
      'zh-Hans': '有一件超出此线路的尺寸上限',
      'zh-Hant': '有一件超出此路線的尺寸上限',
      en: 'One of the boxes is larger than this channel takes',
    },
    step: {
      text: {
        'zh-Hans': '请另选一条线路，或把这一件分开寄送',
        'zh-Hant': '請另選一條路線，或將這一件分開寄送',
        en: 'Choose another channel, or send that parcel separately',
      },
      place: null,
    },
  },
} as const satisfies Record<string, RefusalKind>
