import { messages } from '#contract/messages.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Consolidation orders, from the ticked parcels to the pick-up point. */
export const orderRefusals = {
  none_ticked: {
    code: 4001,
    http: 200,
    text: messages['M-06'],
  },
  only_one: {
    code: 4002,
    http: 200,
    text: messages['M-07'],
  },
  parcel_unavailable: {
    code: 4003,
    http: 200,
    text: {
      'zh-Hans': '所选包裹不能寄出',
      'zh-Hant': '所選包裹不能寄出',
      en: 'A parcel you ticked cannot be shipped',
    },
  },
  warehouse_mixed: {
    code: 4004,
    http: 200,
    text: {
      'zh-Hans': '不同仓库的包裹不能合并',
      'zh-Hant': '不同倉庫的包裹不能合併',
      en: 'Parcels from different warehouses cannot be combined',
    },
  },
  receiver_incomplete: {
    code: 4005,
    http: 200,
    text: messages['M-09'],
  },
  channel_unavailable: {
    code: 4006,
    http: 200,
    text: {
      'zh-Hans': '此线路不能寄到这个地址',
      'zh-Hant': '此路線不能寄到這個地址',
      en: 'This channel does not deliver to this address',
    },
  },
  weight_cap: {
    code: 4007,
    http: 200,
    text: {
      'zh-Hans': '重量超出此线路的上限',
      'zh-Hant': '重量超出此路線的上限',
      en: 'The weight exceeds the limit of the channel',
    },
  },
  currency_unavailable: {
    code: 4008,
    http: 200,
    text: {
      'zh-Hans': '此线路不接受这个币种',
      'zh-Hant': '此路線不接受這個貨幣',
      en: 'The currency is not available for this channel',
    },
  },
  order_state: {
    code: 4009,
    http: 200,
    text: {
      'zh-Hans': '订单当前的状态不能这样操作',
      'zh-Hant': '以訂單現時的狀態，不能這樣做',
      en: 'This cannot be done in the order’s current status',
    },
  },
  order_paid: {
    code: 4010,
    http: 200,
    text: {
      'zh-Hans': '订单已支付',
      'zh-Hant': '訂單已付款',
      en: 'The order has already been paid',
    },
  },
  amount_changed: {
    code: 4011,
    http: 200,
    text: {
      'zh-Hans': '金额已变更，请重新确认',
      'zh-Hant': '金額已變更，請重新確認',
      en: 'The amount has changed, please check it again',
    },
  },
  declared_value: {
    code: 4012,
    http: 200,
    text: {
      'zh-Hans': '申报价值超出范围',
      'zh-Hant': '申報價值超出範圍',
      en: 'The declared value is out of range',
    },
  },
  goods_not_accepted: {
    code: 4013,
    http: 200,
    text: {
      'zh-Hans': '此线路不接受敏感货',
      'zh-Hant': '此路線不接受敏感貨',
      en: 'The channel does not accept sensitive goods',
    },
  },
  pickup_point: {
    code: 4014,
    http: 200,
    text: {
      'zh-Hans': '请选择可用的自提点',
      'zh-Hant': '請選擇可用的自提點',
      en: 'Please choose an available pick-up point',
    },
  },
  size_limit: {
    code: 4015,
    http: 200,
    text: {
      'zh-Hans': '尺寸或重量超出自提点限制',
      'zh-Hant': '尺寸或重量超出自提點限制',
      en: 'The size or weight exceeds the limit of the pick-up point',
    },
  },
  no_price: {
    code: 4016,
    http: 200,
    text: {
      'zh-Hans': '此线路暂无报价，请联系客服',
      'zh-Hant': '此路線暫時未有報價，請聯絡客戶服務',
      en: 'There is no price for this channel yet, please contact customer service',
    },
  },
  destination_announced: {
    code: 4017,
    http: 200,
    text: {
      'zh-Hans': '该目的地尚未开放',
      'zh-Hant': '此目的地尚未開放',
      en: 'This destination is not open yet',
    },
  },
} as const satisfies Record<string, RefusalKind>
