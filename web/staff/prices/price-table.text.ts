import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '价目表', 'zh-Hant': '價目表', en: 'Price table' },
  caption: {
    'zh-Hans': '{draft}：{destination}，{currency}，{goods}',
    'zh-Hant': '{draft}：{destination}，{currency}，{goods}',
    en: '{draft}: {destination}, {currency}, {goods}',
  },
  lead: {
    'zh-Hans': '每格是草稿的运费，下面是与现行价格的差别。不含附加费、增值服务和保险。',
    'zh-Hant': '每格是草稿的運費，下面是與現行收費的差別。不含附加費、增值服務及保險。',
    en: 'Each cell is the freight by the draft, and below it how it differs from the prices in force. Without surcharges, services and insurance.',
  },
  ofOneWarehouse: {
    'zh-Hans': '只适用于一个仓库的 {count} 条价格不在表里。',
    'zh-Hant': '只適用於一個倉庫的 {count} 項收費不在表內。',
    en: '{count|1 price|{count} prices} of a single warehouse {count|is|are} not in the table.',
  },
  destination: { 'zh-Hans': '目的地', 'zh-Hant': '目的地', en: 'Destination' },
  currency: { 'zh-Hans': '货币', 'zh-Hant': '貨幣', en: 'Currency' },
  goods: { 'zh-Hans': '货物', 'zh-Hant': '貨物', en: 'Goods' },
  ordinary: { 'zh-Hans': '普通货', 'zh-Hant': '普通貨', en: 'Ordinary' },
  sensitive: { 'zh-Hans': '敏感货', 'zh-Hant': '敏感貨', en: 'Sensitive' },
  print: { 'zh-Hans': '打印', 'zh-Hant': '列印', en: 'Print' },
  line: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Line' },
  none: {
    'zh-Hans': '草稿和现行价格都没有寄往这里的价格。',
    'zh-Hant': '草稿和現行收費都沒有寄往此處的收費。',
    en: 'Neither the draft nor the prices in force go there.',
  },
  notTaken: { 'zh-Hans': '无价格', 'zh-Hant': '無收費', en: 'No price' },
  gone: { 'zh-Hans': '取消（现行 {price}）', 'zh-Hant': '取消（現行 {price}）', en: 'Ended (now {price})' },
  isNew: { 'zh-Hans': '新增', 'zh-Hant': '新增', en: 'New' },
  same: { 'zh-Hans': '不变', 'zh-Hant': '不變', en: 'The same' },
  dearer: { 'zh-Hans': '贵 {money}', 'zh-Hant': '貴 {money}', en: '{money} more' },
  cheaper: { 'zh-Hans': '便宜 {money}', 'zh-Hant': '便宜 {money}', en: '{money} cheaper' },
  now: { 'zh-Hans': '现行 {price}', 'zh-Hant': '現行 {price}', en: 'Now {price}' },
})
