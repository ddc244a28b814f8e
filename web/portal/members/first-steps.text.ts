import { defineText } from '#web/kit/text/define-text.ts'

/** For a member who has not placed an order yet. */
export const text = defineText({
  title: { 'zh-Hans': '第一次集运，四步完成', 'zh-Hant': '首次集運，四步完成', en: 'Your first order in four steps' },
  progress: { 'zh-Hans': '已完成 {count} / 4', 'zh-Hant': '已完成 {count} / 4', en: '{count} of 4 done' },
  isDone: { 'zh-Hans': '，已完成', 'zh-Hant': '，已完成', en: ', done' },
  addressTitle: { 'zh-Hans': '复制仓库地址', 'zh-Hant': '複製倉庫地址', en: 'Copy a warehouse address' },
  addressSentence: {
    'zh-Hans': '网购时填写这个地址。会员编号要一起写，包裹到仓后才能认出是您的。',
    'zh-Hant': '網購時填寫這個地址。會員編號要一併填寫，包裹到倉後才能認出是你的。',
    en: 'Use it when you shop. Keep the member number in it, so that we know the parcel is yours.',
  },
  copyAddress: { 'zh-Hans': '复制地址', 'zh-Hant': '複製地址', en: 'Copy the address' },
  seeAddresses: { 'zh-Hans': '查看仓库地址', 'zh-Hant': '查看倉庫地址', en: 'See the addresses' },
  forecastTitle: { 'zh-Hans': '预报第一个包裹', 'zh-Hant': '預報第一個包裹', en: 'Forecast your first parcel' },
  forecastSentence: {
    'zh-Hans': '卖家发货后，把快递单号和货物告诉我们。',
    'zh-Hant': '賣家發貨後，把快遞單號和貨物告訴我們。',
    en: 'When the seller has shipped it, tell us the tracking number and what is inside.',
  },
  forecast: { 'zh-Hans': '预报包裹', 'zh-Hant': '預報包裹', en: 'Forecast a parcel' },
  arrivesTitle: { 'zh-Hans': '包裹到仓', 'zh-Hant': '包裹到倉', en: 'The parcel arrives' },
  arrivesSentence: {
    'zh-Hans': '我们称重、拍照，并发邮件通知您。',
    'zh-Hant': '我們磅重、拍照，並以電郵通知你。',
    en: 'We weigh it, take photos and e-mail you.',
  },
  seeForecasts: { 'zh-Hans': '查看已预报的包裹', 'zh-Hant': '查看已預報的包裹', en: 'See what is forecast' },
  applyTitle: { 'zh-Hans': '申请集运', 'zh-Hant': '申請集運', en: 'Apply for consolidation' },
  applySentence: {
    'zh-Hans': '选择包裹、收货人和线路，提交前能看到每一项收费。',
    'zh-Hant': '選擇包裹、收貨人和路線，提交前能看到每一項收費。',
    en: 'Choose parcels, receiver and line. You see every charge before you submit.',
  },
  apply: { 'zh-Hans': '申请集运', 'zh-Hant': '申請集運', en: 'Apply for consolidation' },
})
