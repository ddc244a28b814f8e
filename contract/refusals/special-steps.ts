import type { Step } from './next-step.ts'

/** Next steps for handlers that know more than the code of the refusal says. */
export const specialSteps = {
  /** 1004 for a member whose payments ran out one after another. */
  payments_paused: {
    place: 'bankTransfers',
    text: {
      'zh-Hans': '没有扣款。已经付过的款项会照常到账；急用可以改用银行转账充值',
      'zh-Hant': '沒有扣款。已付的款項會照常入帳；如有急需，可改以銀行轉帳充值',
      en: 'You haven’t been charged, and anything you did pay still reaches your balance. If it is urgent, top up by bank transfer',
    },
  },
  /** 4003: a ticked parcel is in another order of the same member. */
  parcel_in_order: {
    place: 'order',
    text: {
      'zh-Hans': '它已在另一张订单里。取消勾选再提交；或打开那张订单，未支付的可以修改或删除，包裹会回到库存',
      'zh-Hant': '它已在另一張訂單內。請取消勾選再提交；或打開那張訂單，未付款的可修改或刪除，包裹會回到庫存',
      en: 'It is in another order. Untick it and submit again, or open that order. While it is unpaid you can edit or delete it, and the parcel goes back into stock',
    },
  },
  /** 3001 for a visitor, who is told nothing of the member's parcels. */
  already_forecast: {
    place: 'signIn',
    text: {
      'zh-Hans': '这个单号已经预报过，不必再报；登录后可以查看',
      'zh-Hant': '此單號已預報，毋須再報；登入後可查看',
      en: 'It has already been forecast. You don’t need to do anything else. Log in to see it',
    },
  },
  /** 4016: the held price of an unpaid order has run out, and something in it is no longer offered. */
  price_gone: {
    place: 'order',
    text: {
      'zh-Hans': '没有扣款，包裹仍在订单中。打开订单另选线路、自提点或增值服务；也可以删除订单，包裹会回到库存',
      'zh-Hant': '沒有扣款，包裹仍在訂單中。打開訂單另選路線、自提點或增值服務；也可刪除訂單，包裹會回到庫存',
      en: 'You haven’t been charged, and your parcels are still in the order. Open it to choose another channel, pick-up point or service, or delete it to put the parcels back into stock',
    },
  },
  /** 4009 for a member who would cancel a paid order (E-90): packing has begun, it is on hold, or money is asked. */
  packing_begun: {
    place: 'contact',
    text: {
      'zh-Hans': '仓库已开始打包，不能自行取消。想停止寄出，请立即联系客服',
      'zh-Hant': '倉庫已開始打包，不能自行取消。想停止寄出，請立即聯絡客戶服務',
      en: 'The warehouse has started packing, so you can no longer cancel it yourself. To stop it, contact customer service now',
    },
  },
  held_order: {
    place: 'contact',
    text: {
      'zh-Hans': '订单已暂停处理，原因写在订单页面。想取消，请联系客服',
      'zh-Hant': '訂單已暫停處理，原因列於訂單頁面。想取消，請聯絡客戶服務',
      en: 'The order is on hold, and its page says why. To cancel it, contact customer service',
    },
  },
  decide_first: {
    place: 'order',
    text: {
      'zh-Hans': '订单有一笔款项等您决定。打开订单，可以补付，也可以在那里免费取消',
      'zh-Hant': '訂單有一筆款項等你決定。打開訂單，可補付差額，亦可在那裡免費取消',
      en: 'The order waits for your decision about an amount due. Open it to pay, or to cancel it there free of charge',
    },
  },
  /** 4011 for the same: what goes back is no longer what the member was shown. */
  refund_changed: {
    place: null,
    text: {
      'zh-Hans': '订单还没有取消。请看清新的退款金额，同意再确认一次',
      'zh-Hant': '訂單尚未取消。請看清新的退款金額，同意再確認一次',
      en: 'The order has not been cancelled. Check the new amount that goes back, and confirm again if you agree',
    },
  },
  /** 1004 of a limit that counts by the hour, and of one that counts by the day. */
  next_hour: {
    place: null,
    text: {
      'zh-Hans': '已达到每小时的次数上限，请一小时后再试',
      'zh-Hant': '已達到每小時的次數上限，請於一小時後再試',
      en: 'You’ve reached the hourly limit. Please try again in an hour',
    },
  },
  tomorrow: {
    place: null,
    text: {
      'zh-Hans': '已达到每天的次数上限，请明天再试',
      'zh-Hant': '已達到每日的次數上限，請明天再試',
      en: 'You’ve reached the daily limit. Please try again tomorrow',
    },
  },
  /** 1004: too many wrong tries, or too many claims, of one member. */
  claims_paused: {
    place: 'claims',
    text: {
      'zh-Hans': '已提交的认领照常审核，可以先看看进度',
      'zh-Hant': '已提交的認領照常審核，可先查看進度',
      en: 'Claims you’ve already submitted are reviewed as usual. You can check their progress',
    },
  },
} as const satisfies Record<string, Step>
