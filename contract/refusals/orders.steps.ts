import type { Step } from './next-step.ts'
import type { orderRefusals } from './orders.refusals.ts'

/** What to do when something about an order was refused. */
export const orderSteps = {
  none_ticked: {
    place: null,
    text: {
      'zh-Hans': '请在包裹列表里勾选，再提交一次',
      'zh-Hant': '請在包裹列表中勾選，再提交一次',
      en: 'Tick it in the parcel list and submit again',
    },
  },
  only_one: {
    place: 'apply',
    text: {
      'zh-Hans': '单票转运一次寄一个包裹；几个包裹一起寄，请申请集运',
      'zh-Hant': '單票轉運一次寄一個包裹；幾個包裹一併寄出，請申請集運',
      en: 'A single ticket ships one parcel. To ship several together, apply for consolidation',
    },
  },
  parcel_unavailable: {
    place: 'parcel',
    text: {
      'zh-Hans': '请取消勾选它再提交。已在库、称过重、没有异常的包裹才能发货；打开包裹看看它在等什么',
      'zh-Hant': '請取消勾選再提交。已在庫、已過磅、沒有異常的包裹才可發貨；打開包裹看看它在等甚麼',
      en: 'Untick it and submit again. Only parcels that are in stock, weighed and free of problems can be shipped. Open the parcel to see what it is waiting for',
    },
  },
  warehouse_mixed: {
    place: null,
    text: {
      'zh-Hans': '请只勾选同一个仓库的包裹，其他仓库的另外申请一单',
      'zh-Hant': '請只勾選同一倉庫的包裹，其他倉庫的另外申請一張訂單',
      en: 'Tick parcels from one warehouse only, and apply for the others separately',
    },
  },
  receiver_incomplete: {
    place: null,
    text: {
      'zh-Hans': '请补全收货人姓名、电话、地区和地址，或从地址簿选一位',
      'zh-Hant': '請補全收貨人姓名、電話、地區及地址，或由地址簿選擇一位',
      en: 'Complete the consignee’s name, phone, region and address, or choose one from the address book',
    },
  },
  channel_unavailable: {
    place: null,
    text: {
      'zh-Hans': '请另选一条线路；列表里写明哪些能送到这个地址',
      'zh-Hant': '請另選一條路線；列表列明哪些可送到此地址',
      en: 'Choose another channel. The list shows which ones deliver to this address',
    },
  },
  weight_cap: {
    place: null,
    text: {
      'zh-Hans': '请另选承重更大的线路，或分成两单寄',
      'zh-Hant': '請另選承重更大的路線，或分成兩張訂單寄出',
      en: 'Choose a channel that carries more, or send it as two orders',
    },
  },
  currency_unavailable: {
    place: null,
    text: {
      'zh-Hans': '请换一种币种，或另选线路',
      'zh-Hant': '請轉換貨幣，或另選路線',
      en: 'Choose the other currency, or another channel',
    },
  },
  order_state: {
    place: 'order',
    text: {
      'zh-Hans': '订单已经到了下一步。打开订单看看现在的进度和可以做什么',
      'zh-Hant': '訂單已到下一步。打開訂單看看現時進度及可以做甚麼',
      en: 'It has moved to the next step. Open the order to see its progress and what you can do now',
    },
  },
  order_paid: {
    place: 'order',
    text: {
      'zh-Hans': '不会重复扣款，不用再付。打开订单看看接下来的步骤',
      'zh-Hant': '不會重複扣款，毋須再付。打開訂單看看接下來的步驟',
      en: 'You won’t be charged twice and there is nothing left to pay. Open the order to see what happens next',
    },
  },
  amount_changed: {
    place: null,
    text: {
      'zh-Hans': '还没有扣款。请看清新的金额，同意再确认一次',
      'zh-Hant': '尚未扣款。請看清新的金額，同意再確認一次',
      en: 'You haven’t been charged. Check the new amount and confirm again if you agree',
    },
  },
  declared_value: {
    place: 'contact',
    text: {
      'zh-Hans': '请按货物真实价值填写，不能超过上限；价值更高的请分成几单，或先联系客服',
      'zh-Hant': '請按貨物真實價值填寫，不可超過上限；價值更高請分成幾張訂單，或先聯絡客戶服務',
      en: 'Enter the true value of the goods, up to the limit. For more, split it into several orders or contact customer service first',
    },
  },
  goods_not_accepted: {
    place: null,
    text: {
      'zh-Hans': '请另选收敏感货的线路，或把敏感货的包裹另外寄',
      'zh-Hant': '請另選接受敏感貨的路線，或把敏感貨的包裹另外寄出',
      en: 'Choose a channel that takes sensitive goods, or send those parcels separately',
    },
  },
  pickup_point: {
    place: null,
    text: {
      'zh-Hans': '请在线路下面的列表里选一个自提点，或改用送货上门的线路',
      'zh-Hant': '請在路線下方的列表選擇自提點，或改用送貨上門的路線',
      en: 'Choose a pick-up point from the list below the channel, or a channel that delivers to your door',
    },
  },
  size_limit: {
    place: null,
    text: {
      'zh-Hans': '请另选限制更宽的自提点，改用送货上门的线路，或分成几单',
      'zh-Hant': '請另選限制較寬的自提點，改用送貨上門的路線，或分成幾張訂單',
      en: 'Choose a pick-up point with higher limits, a channel that delivers to your door, or split it into several orders',
    },
  },
  no_price: {
    place: 'contact',
    text: {
      'zh-Hans': '可以先另选一条线路；如果一定要用这条线路，请联系客服报价',
      'zh-Hant': '可先另選一條路線；如必須使用此路線，請聯絡客戶服務報價',
      en: 'Choose another channel. If it has to be this one, ask customer service for a price',
    },
  },
  destination_announced: {
    place: 'contact',
    text: {
      'zh-Hans': '价格供参考，开放后才能申请；想知道什么时候开放，请联系客服',
      'zh-Hant': '收費可供參考，開放後才可申請；想知道何時開放，請聯絡客戶服務',
      en: 'You can look at the prices now and apply once it opens. To ask when, contact customer service',
    },
  },
} as const satisfies Record<keyof typeof orderRefusals, Step>
