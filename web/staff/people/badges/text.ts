import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  button: { 'zh-Hans': '工牌', 'zh-Hant': '工牌', en: 'Badge' },
  buttonOf: { 'zh-Hans': '{name} 的工牌', 'zh-Hant': '{name} 的工牌', en: 'Badge of {name}' },
  title: { 'zh-Hans': '{name} 的工牌和 PIN', 'zh-Hant': '{name} 的工牌及 PIN', en: 'Badge and PIN of {name}' },
  lead: {
    'zh-Hans': '用来在共用的工作站上换人。PIN 只能由本人在“修改密码”页设置。',
    'zh-Hant': '用來在共用的工作站上換人。PIN 只可由本人在「修改密碼」頁設定。',
    en: 'Used to change people at shared stations. Only the person can set the PIN, under “Change password”.',
  },
  badge: { 'zh-Hans': '工牌', 'zh-Hant': '工牌', en: 'Badge' },
  pin: { 'zh-Hans': 'PIN', 'zh-Hant': 'PIN', en: 'PIN' },
  yes: { 'zh-Hans': '有', 'zh-Hant': '有', en: 'Yes' },
  no: { 'zh-Hans': '没有', 'zh-Hant': '沒有', en: 'None' },
  draw: { 'zh-Hans': '制作工牌', 'zh-Hant': '製作工牌', en: 'Make a badge' },
  drawAgain: { 'zh-Hans': '补发工牌', 'zh-Hant': '補發工牌', en: 'Replace the badge' },
  drawAgainHint: {
    'zh-Hans': '旧工牌会立即失效，在工作站上的登录也会结束。',
    'zh-Hant': '舊工牌會即時失效，在工作站上的登入亦會結束。',
    en: 'The old badge stops working at once, and the sign-in at a station ends.',
  },
  once: {
    'zh-Hans': '条码只显示这一次。请打印后交给本人。',
    'zh-Hant': '條碼只顯示這一次。請列印後交給本人。',
    en: 'The barcode is shown this once. Print it and give it to the person.',
  },
  print: { 'zh-Hans': '打印', 'zh-Hant': '列印', en: 'Print' },
  remove: { 'zh-Hans': '移除工牌和 PIN', 'zh-Hant': '移除工牌及 PIN', en: 'Remove badge and PIN' },
  removeSentence: {
    'zh-Hans': '{name} 在工作站上的登录会立即结束，之后不能再用工牌或 PIN 换人。',
    'zh-Hant': '{name} 在工作站上的登入會即時結束，之後不能再以工牌或 PIN 換人。',
    en: '{name} is signed out at stations at once, and can no longer sign in there.',
  },
  removed: {
    'zh-Hans': '{name} 的工牌和 PIN 已移除',
    'zh-Hant': '{name} 的工牌及 PIN 已移除',
    en: 'Badge and PIN of {name} removed',
  },
  barcode: { 'zh-Hans': '条码 {code}', 'zh-Hant': '條碼 {code}', en: 'Barcode {code}' },
  close: { 'zh-Hans': '完成', 'zh-Hant': '完成', en: 'Done' },
})
