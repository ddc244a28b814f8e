import { defineText } from '#web/text/define-text.ts'

export const text = defineText({
  consigneesTitle: { 'zh-Hans': '收货人管理', 'zh-Hant': '收貨人管理', en: 'Consignee management' },
  consigneesLead: {
    'zh-Hans': '集运订单寄到这里。订单提交后会保留当时的地址，之后修改地址簿不影响已有订单。',
    'zh-Hant': '集運訂單寄到這裡。訂單提交後會保留當時的地址，之後修改地址簿不影響已有訂單。',
    en: 'Your orders are sent here. Each order keeps the address it was made with; later changes here do not affect it.',
  },
  consignorsTitle: { 'zh-Hans': '发货人管理', 'zh-Hant': '發貨人管理', en: 'Shipper management' },
  consignorsLead: {
    'zh-Hans': '单票转运时，面单上的发货人从这里选择。',
    'zh-Hant': '單票轉運時，面單上的發貨人從這裡選擇。',
    en: 'For a single-ticket transshipment, the shipper on the label is chosen from here.',
  },
  addConsignee: { 'zh-Hans': '新增收货人', 'zh-Hant': '新增收貨人', en: 'Add a consignee' },
  addConsignor: { 'zh-Hans': '新增发货人', 'zh-Hant': '新增發貨人', en: 'Add a shipper' },
  editTitle: { 'zh-Hans': '修改地址', 'zh-Hant': '修改地址', en: 'Edit address' },
  name: { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name' },
  phone: { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone' },
  region: { 'zh-Hans': '地区', 'zh-Hant': '地區', en: 'Region' },
  address: { 'zh-Hans': '详细地址', 'zh-Hant': '詳細地址', en: 'Address' },
  postalCode: { 'zh-Hans': '邮政编码', 'zh-Hant': '郵政編碼', en: 'Postal code' },
  postalHint: {
    'zh-Hans': '香港没有邮政编码，填 999077 即可',
    'zh-Hant': '香港沒有郵政編碼，填 999077 即可',
    en: 'Hong Kong has no postal codes; enter 999077',
  },
  isDefault: { 'zh-Hans': '设为默认', 'zh-Hant': '設為預設', en: 'Use as default' },
  defaultTag: { 'zh-Hans': '默认', 'zh-Hant': '預設', en: 'Default' },
  save: { 'zh-Hans': '保存地址', 'zh-Hant': '儲存地址', en: 'Save address' },
  edit: { 'zh-Hans': '修改', 'zh-Hant': '修改', en: 'Edit' },
  remove: { 'zh-Hans': '删除', 'zh-Hant': '刪除', en: 'Delete' },
  search: { 'zh-Hans': '姓名、电话或地址', 'zh-Hant': '姓名、電話或地址', en: 'Name, phone or address' },
  emptyTitle: { 'zh-Hans': '地址簿还是空的', 'zh-Hant': '地址簿還是空的', en: 'The address book is empty' },
  emptySentence: {
    'zh-Hans': '先存一个常用地址，申请集运时点一下就能选用。',
    'zh-Hant': '先儲存一個常用地址，申請集運時一按便可選用。',
    en: 'Save an address you use often, then choose it with one tap when you apply for consolidation.',
  },
  noMatchTitle: { 'zh-Hans': '没有符合条件的地址', 'zh-Hant': '沒有符合條件的地址', en: 'No address matches' },
  noMatchSentence: { 'zh-Hans': '换个关键词试试。', 'zh-Hant': '試試其他關鍵字。', en: 'Try another word.' },
  optional: { 'zh-Hans': '选填', 'zh-Hant': '選填', en: 'Optional' },
})
