import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '海关免税额度', 'zh-Hant': '海關免稅額度', en: 'Customs allowance' },
  column: { 'zh-Hans': '本期免税次数', 'zh-Hant': '本期免稅次數', en: 'Duty-free shipments' },
  used: {
    'zh-Hans': '已用 {sent}／{entries} 次',
    'zh-Hant': '已用 {sent}／{entries} 次',
    en: '{sent} of {entries} used',
  },
  window: {
    'zh-Hans': '{place}：{from}至{to}，这位收货人共可免税 {entries} 次，已寄 {sent} 次',
    'zh-Hant': '{place}：{from}至{to}，這位收貨人共可免稅 {entries} 次，已寄 {sent} 次',
    en: '{place}, {from} to {to}: {sent} of {entries} duty-free shipments to this consignee are used',
  },
  planned: {
    'zh-Hans': '另有 {count} 张订单还没付款，付款后也算一次',
    'zh-Hant': '另有 {count} 張訂單尚未付款，付款後也計一次',
    en: '{count|One more order is|{count} more orders are} unpaid. Each counts once it is paid',
  },
  last: {
    'zh-Hans': '这次是本期最后一次免税',
    'zh-Hant': '這是本期最後一次免稅',
    en: 'This is the last duty-free shipment of the period',
  },
  over: {
    'zh-Hans': '本期免税次数已用完，这次可能要缴税。可以等到 {day} 之后再寄；货物若本来就是别人的，请填写实际收货人。',
    'zh-Hant': '本期免稅次數已用完，這次可能要繳稅。可以待 {day} 之後才寄；貨物若本來就屬於別人，請填寫實際收貨人。',
    en: 'The duty-free shipments of this period are used up, so customs may charge duty on this one. You can send it after {day}. If the goods belong to someone else, name them as the consignee.',
  },
  within: {
    'zh-Hans': '{place}：每次申报价值不超过 {law}（约 {price}）可免税',
    'zh-Hant': '{place}：每次申報價值不超過 {law}（約 {price}）可免稅',
    en: '{place}: free of duty up to a declared value of {law} (about {price}) per shipment',
  },
  above: {
    'zh-Hans':
      '申报价值超过了 {law}（约 {price}），海关可能征税。分成 {count} 张订单寄，每张都在额度内；每张订单各算一次。',
    'zh-Hant':
      '申報價值超過了 {law}（約 {price}），海關可能徵稅。分成 {count} 張訂單寄，每張都在額度內；每張訂單各計一次。',
    en: 'The declared value is above {law} (about {price}), so customs may charge duty. Sent as {count} orders, each would stay within the limit. Each counts as one shipment.',
  },
  taxed: {
    'zh-Hans': '{place}按申报价值收 {percent}% 的税，约 {price}，由收货人缴给海关，不在运费内',
    'zh-Hant': '{place}按申報價值徵收 {percent}% 的稅，約 {price}，由收貨人繳予海關，不包括在運費內',
    en: '{place} charges {percent}% of the declared value, about {price}. The consignee pays it to customs; it is not part of the freight',
  },
  taxedUnknown: {
    'zh-Hans': '{place}按申报价值收 {percent}% 的税，由收货人缴给海关，不在运费内',
    'zh-Hant': '{place}按申報價值徵收 {percent}% 的稅，由收貨人繳予海關，不包括在運費內',
    en: '{place} charges {percent}% of the declared value. The consignee pays it to customs; it is not part of the freight',
  },
  counted: {
    'zh-Hans': '只计算您在这里寄给同一姓名或电话的订单；用其他方式寄的，请自行加上。价值请如实申报。',
    'zh-Hant': '只計算你在這裡寄給同一姓名或電話的訂單；以其他方式寄的，請自行加上。價值請如實申報。',
    en: 'We count only your own orders to this name or phone. Add what you sent in other ways. Please declare the true value of the goods.',
  },
})
