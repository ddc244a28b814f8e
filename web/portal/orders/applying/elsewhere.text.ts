import { defineText } from '#web/kit/text/define-text.ts'

/** Asked once, before parcels leave from a warehouse other than the one they were forecast for. */
export const text = defineText({
  title: {
    'zh-Hans': '从{warehouse}寄出？',
    'zh-Hant': '由{warehouse}寄出？',
    en: 'Send from {warehouse}?',
  },
  sentence: {
    'zh-Hans': '包裹 {numbers} 到的不是您预报的仓库。提交后从{warehouse}寄出，费用以页面所列为准，不会因此多收。',
    'zh-Hant': '包裹 {numbers} 到的不是你預報的倉庫。提交後由{warehouse}寄出，費用以頁面所列為準，不會因此多收。',
    en: '{count|Parcel|Parcels} {numbers} did not arrive at the warehouse you forecast. {count|It leaves|They leave} from {warehouse} at the price shown on this page, with no extra charge.',
  },
  separator: { 'zh-Hans': '、', 'zh-Hant': '、', en: ', ' },
  confirm: {
    'zh-Hans': '从这里寄出并提交',
    'zh-Hant': '由這裡寄出並提交',
    en: 'Send from here and apply',
  },
})
