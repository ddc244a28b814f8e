import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '仓库地址', 'zh-Hant': '倉庫地址', en: 'Warehouse address' },
  lead: {
    'zh-Hans': '网购时把这里当作收货地址。会员编号写在收件人后面，包裹一到就能认出是您的。',
    'zh-Hant': '網購時以這裡作為收貨地址。會員編號寫在收件人後面，包裹一到便能認出是你的。',
    en: 'Use this address when you shop. The member number after the recipient tells us the parcel is yours.',
  },
  yourNumber: { 'zh-Hans': '您的会员编号', 'zh-Hant': '你的會員編號', en: 'Your member number' },
  recipient: { 'zh-Hans': '收件人', 'zh-Hant': '收件人', en: 'Recipient' },
  mobile: { 'zh-Hans': '手机', 'zh-Hant': '手提電話', en: 'Mobile' },
  phone: { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone' },
  province: { 'zh-Hans': '省份', 'zh-Hant': '省份', en: 'Province' },
  city: { 'zh-Hans': '城市', 'zh-Hant': '城市', en: 'City' },
  address: { 'zh-Hans': '详细地址', 'zh-Hant': '詳細地址', en: 'Address' },
  postalCode: { 'zh-Hans': '邮政编码', 'zh-Hant': '郵政編碼', en: 'Postal code' },
  copyAll: { 'zh-Hans': '复制整段', 'zh-Hant': '複製整段', en: 'Copy the whole address' },
  copyNumber: { 'zh-Hans': '复制编号', 'zh-Hant': '複製編號', en: 'Copy the number' },
  copyField: { 'zh-Hans': '复制{field}', 'zh-Hant': '複製{field}', en: 'Copy: {field}' },
  showQr: { 'zh-Hans': '扫码存到手机', 'zh-Hant': '掃描存到手提電話', en: 'Scan to save to your phone' },
  hideQr: { 'zh-Hans': '收起二维码', 'zh-Hant': '收起二維碼', en: 'Hide the QR code' },
  qrLabel: {
    'zh-Hans': '{name}仓库地址的二维码',
    'zh-Hant': '{name}倉庫地址的二維碼',
    en: 'QR code of the {name} warehouse address',
  },
  emptyTitle: {
    'zh-Hans': '暂时没有可用仓库',
    'zh-Hant': '暫時沒有可用倉庫',
    en: 'No warehouse is open at the moment',
  },
  emptySentence: {
    'zh-Hans': '仓库恢复收货后会显示在这里。',
    'zh-Hant': '倉庫恢復收貨後會在這裡顯示。',
    en: 'Warehouses appear here as soon as they accept parcels again.',
  },
  choose: { 'zh-Hans': '选择仓库', 'zh-Hant': '選擇倉庫', en: 'Choose a warehouse' },
  nextTitle: { 'zh-Hans': '寄出之后', 'zh-Hant': '寄出之後', en: 'After the seller has shipped' },
  nextSentence: {
    'zh-Hans': '拿到快递单号就来预报，包裹到仓后会更快上架，您也能马上看到照片和重量。',
    'zh-Hant': '收到快遞單號便可預報，包裹到倉後上架更快，你亦可即時看到相片和重量。',
    en: 'Forecast the parcel with its tracking number. We can shelve it sooner, and you can see its photo and weight right away.',
  },
  forecast: { 'zh-Hans': '预报包裹', 'zh-Hant': '預報包裹', en: 'Forecast a parcel' },
})
