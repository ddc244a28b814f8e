import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '怎样寄最省', 'zh-Hant': '怎樣寄最省', en: 'The cheapest way to send these' },
  comparing: { 'zh-Hans': '正在比较各种寄法', 'zh-Hant': '正在比較各種寄法', en: 'Comparing the ways to send them' },
  hint: {
    'zh-Hans': '按运费和附加费比较所有线路和分法，不含保险和增值服务。',
    'zh-Hant': '按運費及附加費比較所有路線及分法，不含保險及增值服務。',
    en: 'We compare the freight and surcharges of every channel and every split. Insurance and services are not included.',
  },
  toTheDoor: { 'zh-Hans': '送货上门', 'zh-Hant': '送貨上門', en: 'Delivered to the door' },
  collected: { 'zh-Hans': '含自提', 'zh-Hant': '含自提', en: 'Collected at a pick-up point' },
  oneOrder: { 'zh-Hans': '合成一单', 'zh-Hant': '合成一單', en: 'All in one order' },
  severalOrders: { 'zh-Hans': '分成 {count} 单', 'zh-Hant': '分成 {count} 單', en: 'Split into {count} orders' },
  order: {
    'zh-Hans': '{parcels} 个包裹 · {channel} · {weight}',
    'zh-Hant': '{parcels} 個包裹 · {channel} · {weight}',
    en: '{parcels|1 parcel|{parcels} parcels} · {channel} · {weight}',
  },
  savesOneOrder: {
    'zh-Hans': '比合成一单省 {saving}',
    'zh-Hant': '較合成一單省 {saving}',
    en: 'saves {saving} compared with one order',
  },
  savesEachAlone: {
    'zh-Hans': '比逐个寄省 {saving}',
    'zh-Hant': '較逐個寄省 {saving}',
    en: 'saves {saving} compared with sending each alone',
  },
  tooMuchForOne: {
    'zh-Hans': '没有线路能一单寄出全部包裹',
    'zh-Hant': '沒有路線可一單寄出全部包裹',
    en: 'no channel takes all of them in one order',
  },
  near: {
    'zh-Hans': '超过八个包裹时给出接近最省的分法；无论怎样分，都不会低于 {floor}。',
    'zh-Hant': '超過八個包裹時提供接近最省的分法；無論怎樣分，都不會低於 {floor}。',
    en: 'With more than eight parcels, this is close to the cheapest option. No split costs less than {floor}.',
  },
  take: { 'zh-Hans': '就这样寄', 'zh-Hant': '就這樣寄', en: 'Send them this way' },
  taken: { 'zh-Hans': '已按此填好', 'zh-Hant': '已按此填好', en: 'The form has been filled in this way' },
  none: {
    'zh-Hans': '目前没有线路能寄出这些包裹，请看下面每条线路的说明。',
    'zh-Hant': '目前沒有路線可寄出這些包裹，請看下面各路線的說明。',
    en: 'No channel can currently take these parcels. Each one below shows the reason.',
  },
})
