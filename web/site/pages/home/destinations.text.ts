import { defineText } from '#web/kit/text/define-text.ts'

export const destinationsText = defineText({
  title: { 'zh-Hans': '寄到哪里？', 'zh-Hant': '寄到哪裡？', en: 'Where to?' },
  all: { 'zh-Hans': '计算任何目的地的运费', 'zh-Hant': '計算任何目的地的運費', en: 'Prices to every destination' },
  from: { 'zh-Hans': '首 {weight} 低至', 'zh-Hant': '首 {weight} 低至', en: 'First {weight} from' },
  published: {
    'zh-Hans': '价格已公布，首 {weight} 低至',
    'zh-Hant': '收費已公佈，首 {weight} 低至',
    en: 'Published price, first {weight} from',
  },
  orElse: { 'zh-Hans': '或 {price}', 'zh-Hant': '或 {price}', en: 'or {price}' },
  timeOf: { 'zh-Hans': '{line}：{time}', 'zh-Hant': '{line}：{time}', en: '{line}: {time}' },
  measured: {
    'zh-Hans': '* “通常”按近 90 天签收的订单计，不是承诺；订单太少的线路不写天数。',
    'zh-Hant': '* 「通常」按近 90 日已簽收訂單計，不是承諾；訂單太少的路線不寫日數。',
    en: '* “Usually” is measured on orders of the last 90 days. It is not a promise, and lines with too few orders show no days.',
  },
  more: { 'zh-Hans': '更多地方', 'zh-Hant': '更多地方', en: 'More places' },
  tellUs: { 'zh-Hans': '告诉我们您在哪里', 'zh-Hant': '告訴我們你在哪裡', en: 'Tell us where you are' },
})
