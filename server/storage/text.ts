import type { Language, Text } from '#domain/language.ts'

/* What staff read about storage: refusals with the next step, and the headings of the file. */

export const notYetText = (day: string): Text => ({
  'zh-Hans': `这个包裹还未超过最长存放期，${day} 之后才能因存放过久而退回或销毁`,
  'zh-Hant': `此包裹尚未超過最長存放期，${day} 之後才可因存放過久而退回或銷毀`,
  en: `The longest stay of this parcel has not ended. It can be returned or disposed of for its storage after ${day}`,
})

export const notRemindedText = (sent: number, needed: number): Text => ({
  'zh-Hans': `会员只收到 ${needed} 次提醒中的 ${sent} 次。请从“存放过久的包裹”每天提醒一次，满 ${needed} 次后再关闭`,
  'zh-Hant': `會員只收到 ${needed} 次提醒中的 ${sent} 次。請在「存放過久的包裹」每日提醒一次，滿 ${needed} 次後再關閉`,
  en: `The member has had ${sent} of ${needed} reminders. Remind them once a day from “Stored for long”, and close the parcel after the ${needed}th`,
})

export const tooManyDaysText = (atMost: number): Text => ({
  'zh-Hans': `一次最多延长 ${atMost} 天`,
  'zh-Hant': `一次最多延長 ${atMost} 天`,
  en: `An extension adds at most ${atMost} days at a time`,
})

export const remindedTodayText = (by: string | null, time: string): Text => ({
  'zh-Hans': `会员今天 ${time} 已收到提醒${by === null ? '（系统发送）' : `（由${by}发送）`}。明天可以再提醒`,
  'zh-Hant': `會員今日 ${time} 已收到提醒${by === null ? '（系統發送）' : `（由${by}發送）`}。明日可再提醒`,
  en: `The member was reminded today at ${time}${by === null ? ' by the daily run' : ` by ${by}`}. You can remind them again tomorrow`,
})

export const notEndingText: Text = {
  'zh-Hans': '这个包裹的免费期还未临近，或正由我们处理中，不需要提醒',
  'zh-Hant': '此包裹的免費期尚未臨近，或正由我們處理中，毋須提醒',
  en: 'The free days of this parcel do not end soon, or it waits for us. There is nothing to remind its member of yet',
}

type Heading =
  | 'trackingNumber'
  | 'memberNumber'
  | 'memberName'
  | 'warehouse'
  | 'shelf'
  | 'goods'
  | 'inboundAt'
  | 'daysStored'
  | 'daysPaused'
  | 'freeUntil'
  | 'stayUntil'
  | 'perDayCny'
  | 'perDayHkd'
  | 'feeCny'
  | 'feeHkd'
  | 'reminders'
  | 'extensions'

export const headings: Readonly<Record<Heading, Text>> = {
  trackingNumber: { 'zh-Hans': '快递单号', 'zh-Hant': '快遞單號', en: 'Tracking number' },
  memberNumber: { 'zh-Hans': '会员编号', 'zh-Hant': '會員編號', en: 'Member number' },
  memberName: { 'zh-Hans': '会员', 'zh-Hant': '會員', en: 'Member' },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  shelf: { 'zh-Hans': '货架', 'zh-Hant': '貨架', en: 'Shelf' },
  goods: { 'zh-Hans': '物品', 'zh-Hant': '物品', en: 'Goods' },
  inboundAt: { 'zh-Hans': '入库时间', 'zh-Hant': '入庫時間', en: 'Received' },
  daysStored: { 'zh-Hans': '存放天数', 'zh-Hant': '存放天數', en: 'Days stored' },
  daysPaused: { 'zh-Hans': '不计天数', 'zh-Hant': '不計天數', en: 'Days not counted' },
  freeUntil: { 'zh-Hans': '免费期至', 'zh-Hant': '免費期至', en: 'Free until' },
  stayUntil: { 'zh-Hans': '最长存放至', 'zh-Hant': '最長存放至', en: 'Longest stay until' },
  perDayCny: { 'zh-Hans': '之后每天 (CNY)', 'zh-Hant': '之後每日 (CNY)', en: 'Per day after that (CNY)' },
  perDayHkd: { 'zh-Hans': '之后每天 (HKD)', 'zh-Hant': '之後每日 (HKD)', en: 'Per day after that (HKD)' },
  feeCny: { 'zh-Hans': '至今 (CNY)', 'zh-Hant': '至今 (CNY)', en: 'So far (CNY)' },
  feeHkd: { 'zh-Hans': '至今 (HKD)', 'zh-Hant': '至今 (HKD)', en: 'So far (HKD)' },
  reminders: { 'zh-Hans': '已提醒', 'zh-Hant': '已提醒', en: 'Reminded' },
  extensions: { 'zh-Hans': '延长', 'zh-Hant': '延長', en: 'Extensions' },
}

export const sheetName: Text = { 'zh-Hans': '存放过久的包裹', 'zh-Hant': '存放過久的包裹', en: 'Stored for long' }

/** What a cell says of a reminder and of an extension. */
export const cellWords: Readonly<
  Record<
    Language,
    {
      readonly before: (days: number, at: string) => string
      readonly ended: (at: string) => string
      readonly byPerson: (name: string, at: string) => string
      readonly granted: (days: number, by: string, at: string, reason: string) => string
      readonly outdated: (words: string) => string
      readonly between: string
    }
  >
> = {
  'zh-Hans': {
    before: (days, at) => `${days} 天前提醒 ${at}`,
    ended: (at) => `到期提醒 ${at}`,
    byPerson: (name, at) => `${name} 提醒 ${at}`,
    granted: (days, by, at, reason) => `${days} 天，${by} ${at}：${reason}`,
    outdated: (words) => `${words}（延长前）`,
    between: '；',
  },
  'zh-Hant': {
    before: (days, at) => `${days} 天前提醒 ${at}`,
    ended: (at) => `到期提醒 ${at}`,
    byPerson: (name, at) => `${name} 提醒 ${at}`,
    granted: (days, by, at, reason) => `${days} 天，${by} ${at}：${reason}`,
    outdated: (words) => `${words}（延長前）`,
    between: '；',
  },
  en: {
    before: (days, at) => `${days} ${days === 1 ? 'day' : 'days'} before, ${at}`,
    ended: (at) => `when it ended, ${at}`,
    byPerson: (name, at) => `by ${name}, ${at}`,
    granted: (days, by, at, reason) => `${days} ${days === 1 ? 'day' : 'days'} by ${by}, ${at}: ${reason}`,
    outdated: (words) => `${words} (before the extension)`,
    between: '; ',
  },
}
