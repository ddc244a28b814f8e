import { defineText } from '#web/kit/text/define-text.ts'

/** Labels of the details behind a line. */
export const text = defineText({
  goods: { 'zh-Hans': '货物', 'zh-Hant': '貨物', en: 'Goods' },
  logisticsNumber: { 'zh-Hans': '物流单号', 'zh-Hant': '物流單號', en: 'Logistics number' },
  parcels: { 'zh-Hans': '包裹数', 'zh-Hant': '包裹數', en: 'Parcels' },
  pieces: { 'zh-Hans': '总件数', 'zh-Hant': '總件數', en: 'Pieces' },
  goodsValue: { 'zh-Hans': '货值', 'zh-Hant': '貨值', en: 'Value of goods' },
  freight: { 'zh-Hans': '运费', 'zh-Hant': '運費', en: 'Freight' },
  insurance: { 'zh-Hans': '保险', 'zh-Hant': '保險', en: 'Insurance' },
  services: { 'zh-Hans': '增值服务', 'zh-Hant': '增值服務', en: 'Services' },
  numbers: { 'zh-Hans': '包裹单号', 'zh-Hant': '包裹單號', en: 'Tracking numbers' },
  remark: { 'zh-Hans': '备注', 'zh-Hant': '備註', en: 'Remark' },
  paidAt: { 'zh-Hans': '付款时间', 'zh-Hant': '付款時間', en: 'Paid' },
  packedAt: { 'zh-Hans': '打包时间', 'zh-Hant': '打包時間', en: 'Packed' },
  outboundAt: { 'zh-Hans': '出库时间', 'zh-Hant': '出庫時間', en: 'Shipped out' },
  signedAt: { 'zh-Hans': '签收时间', 'zh-Hant': '簽收時間', en: 'Signed' },
})
