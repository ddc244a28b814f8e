import * as refusalCode from './codes.ts'
import { messages, tickedMessages } from '#contract/messages.ts'
import { lineRefusals } from './lines.ts'
import type { RefusalKind } from './refusal-kind.ts'

/** Consolidation orders, from the ticked parcels to the pick-up point. */
export const orderRefusals = {
  ...lineRefusals,
  none_ticked: {
    code: refusalCode.none_ticked,
    http: 200,
    text: messages[tickedMessages.consolidation.none_ticked],
    step: {
      text: {
        'zh-Hans': '请在包裹列表里勾选，再提交一次',
        'zh-Hant': '請在包裹列表中勾選，再提交一次',
        en: 'Tick it in the parcel list and submit again',
      },
      place: null,
    },
  },
  only_one: {
    code: refusalCode.only_one,
    http: 200,
    text: messages[tickedMessages.single_ticket.only_one],
    step: {
      text: {
        'zh-Hans': '单票转运一次寄一个包裹；几个包裹一起寄，请申请集运',
        'zh-Hant': '單票轉運一次寄一個包裹；幾個包裹一併寄出，請申請集運',
        en: 'A single ticket ships one parcel. To ship several together, apply for consolidation',
      },
      place: 'apply',
    },
  },
  parcel_unavailable: {
    code: refusalCode.parcel_unavailable,
    http: 200,
    text: {
      'zh-Hans': '所选包裹不能寄出',
      'zh-Hant': '所選包裹不能寄出',
      en: 'A parcel you ticked cannot be shipped',
    },
    step: {
      text: {
        'zh-Hans': '请取消勾选它再提交。已在库、称过重、没有异常的包裹才能发货；打开包裹看看它在等什么',
        'zh-Hant': '請取消勾選再提交。已在庫、已過磅、沒有異常的包裹才可發貨；打開包裹看看它在等甚麼',
        en: 'Untick it and submit again. Only parcels that are in stock, weighed and free of problems can be shipped. Open the parcel to see what it is waiting for',
      },
      place: 'parcel',
    },
  },
  warehouse_mixed: {
    code: refusalCode.warehouse_mixed,
    http: 200,
    text: {
      'zh-Hans': '不同仓库的包裹不能合并',
      'zh-Hant': '不同倉庫的包裹不能合併',
      en: 'Parcels from different warehouses cannot be combined',
    },
    step: {
      text: {
        'zh-Hans': '请只勾选同一个仓库的包裹，其他仓库的另外申请一单',
        'zh-Hant': '請只勾選同一倉庫的包裹，其他倉庫的另外申請一張訂單',
        en: 'Tick parcels from one warehouse only, and apply for the others separately',
      },
      place: null,
    },
  },
  receiver_incomplete: {
    code: refusalCode.receiver_incomplete,
    http: 200,
    text: messages['M-09'],
    step: {
      text: {
        'zh-Hans': '请补全收货人姓名、电话、地区和地址，或从地址簿选一位',
        'zh-Hant': '請補全收貨人姓名、電話、地區及地址，或由地址簿選擇一位',
        en: 'Complete the consignee’s name, phone, region and address, or choose one from the address book',
      },
      place: null,
    },
  },
  channel_unavailable: {
    code: refusalCode.channel_unavailable,
    http: 200,
    text: {
      'zh-Hans': '此线路不能寄到这个地址',
      'zh-Hant': '此路線不能寄到這個地址',
      en: 'This channel does not deliver to this address',
    },
    step: {
      text: {
        'zh-Hans': '请另选一条线路；列表里写明哪些能送到这个地址',
        'zh-Hant': '請另選一條路線；列表列明哪些可送到此地址',
        en: 'Choose another channel. The list shows which ones deliver to this address',
      },
      place: null,
    },
  },
  currency_unavailable: {
    code: refusalCode.currency_unavailable,
    http: 200,
    text: {
      'zh-Hans': '此线路不接受这个币种',
      'zh-Hant': '此路線不接受這個貨幣',
      en: 'The currency is not available for this channel',
    },
    step: {
      text: {
        'zh-Hans': '请换一种币种，或另选线路',
        'zh-Hant': '請轉換貨幣，或另選路線',
        en: 'Choose the other currency, or another channel',
      },
      place: null,
    },
  },
  order_state: {
    code: refusalCode.order_state,
    http: 200,
    text: {
      'zh-Hans': '订单当前的状态不能这样操作',
      'zh-Hant': '以訂單現時的狀態，不能這樣做',
      en: 'This cannot be done in the order’s current status',
    },
    step: {
      text: {
        'zh-Hans': '订单已经到了下一步。打开订单看看现在的进度和可以做什么',
        'zh-Hant': '訂單已到下一步。打開訂單看看現時進度及可以做甚麼',
        en: 'It has moved to the next step. Open the order to see its progress and what you can do now',
      },
      place: 'order',
    },
  },
  order_paid: {
    code: refusalCode.order_paid,
    http: 200,
    text: {
      'zh-Hans': '订单已支付',
      'zh-Hant': '訂單已付款',
      en: 'The order has already been paid',
    },
    step: {
      text: {
        'zh-Hans': '不会重复扣款，不用再付。打开订单看看接下来的步骤',
        'zh-Hant': '不會重複扣款，毋須再付。打開訂單看看接下來的步驟',
        en: 'You won’t be charged twice and there is nothing left to pay. Open the order to see what happens next',
      },
      place: 'order',
    },
  },
  amount_changed: {
    code: refusalCode.amount_changed,
    http: 200,
    text: {
      'zh-Hans': '金额已变更，请重新确认',
      'zh-Hant': '金額已變更，請重新確認',
      en: 'The amount has changed, please check it again',
    },
    step: {
      text: {
        'zh-Hans': '还没有扣款。请看清新的金额，同意再确认一次',
        'zh-Hant': '尚未扣款。請看清新的金額，同意再確認一次',
        en: 'You haven’t been charged. Check the new amount and confirm again if you agree',
      },
      place: null,
    },
  },
  declared_value: {
    code: refusalCode.declared_value,
    http: 200,
    text: {
      'zh-Hans': '申报价值超出范围',
      'zh-Hant': '申報價值超出範圍',
      en: 'The declared value is out of range',
    },
    step: {
      text: {
        'zh-Hans': '请按货物真实价值填写，不能超过上限；价值更高的请分成几单，或先联系客服',
        'zh-Hant': '請按貨物真實價值填寫，不可超過上限；價值更高請分成幾張訂單，或先聯絡客戶服務',
        en: 'Enter the true value of the goods, up to the limit. For more, split it into several orders or contact customer service first',
      },
      place: 'contact',
    },
  },
  goods_not_accepted: {
    code: refusalCode.goods_not_accepted,
    http: 200,
    text: {
      'zh-Hans': '此线路不接受敏感货',
      'zh-Hant': '此路線不接受敏感貨',
      en: 'The channel does not accept sensitive goods',
    },
    step: {
      text: {
        'zh-Hans': '请另选收敏感货的线路，或把敏感货的包裹另外寄',
        'zh-Hant': '請另選接受敏感貨的路線，或把敏感貨的包裹另外寄出',
        en: 'Choose a channel that takes sensitive goods, or send those parcels separately',
      },
      place: null,
    },
  },
} as const satisfies Record<string, RefusalKind>
