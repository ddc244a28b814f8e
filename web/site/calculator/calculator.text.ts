import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '寄过去要多少钱？', 'zh-Hant': '寄去要多少錢？', en: 'What will it cost?' },
  example: {
    'zh-Hans': '例子，可改成您的包裹',
    'zh-Hant': '例子，可改成你的包裹',
    en: 'Example: edit it',
  },
  destination: { 'zh-Hans': '目的地', 'zh-Hant': '目的地', en: 'Destination' },
  weight: { 'zh-Hans': '总重量（kg）', 'zh-Hant': '總重量（kg）', en: 'Total weight (kg)' },
  size: { 'zh-Hans': '尺寸（选填）', 'zh-Hant': '尺寸（選填）', en: 'Size (optional)' },
  length: { 'zh-Hans': '长（厘米）', 'zh-Hant': '長（厘米）', en: 'Length (cm)' },
  width: { 'zh-Hans': '宽（厘米）', 'zh-Hant': '闊（厘米）', en: 'Width (cm)' },
  height: { 'zh-Hans': '高（厘米）', 'zh-Hant': '高（厘米）', en: 'Height (cm)' },
  calculate: { 'zh-Hans': '计算运费', 'zh-Hant': '計算運費', en: 'Calculate' },
  calculating: { 'zh-Hans': '正在计算', 'zh-Hant': '正在計算', en: 'Calculating' },
  hint: {
    'zh-Hans': '填上重量，马上看到每条线路的价格；尺寸可以留空。',
    'zh-Hant': '填上重量，即可看到每條路線的收費；尺寸可以留空。',
    en: 'Enter a weight to see the price of every line at once. You can leave out the size.',
  },
  mend: {
    'zh-Hans': '填好重量，这里就会显示价格；尺寸可以留空。',
    'zh-Hant': '填妥重量，這裡就會顯示收費；尺寸可以留空。',
    en: 'Enter the weight to see the price here. You can leave out the size.',
  },
  weightFault: {
    'zh-Hans': '请填写重量，最多三位小数，不超过 {most} kg',
    'zh-Hant': '請填寫重量，最多三位小數，不超過 {most} kg',
    en: 'Please enter a weight of up to {most} kg, with three decimals at most',
  },
  sizeFault: {
    'zh-Hans': '长、宽、高请全部填写，或全部留空；最多一位小数，不超过 {most} 厘米',
    'zh-Hant': '長、闊、高請全部填寫，或全部留空；最多一位小數，不超過 {most} 厘米',
    en: 'Please enter all three sides or none, up to {most} cm each, with one decimal at most',
  },
  failed: {
    'zh-Hans': '计算失败，请检查网络后重试。',
    'zh-Hant': '未能計算，請檢查網絡後再試。',
    en: 'The price could not be calculated. Please check your network and try again.',
  },
  retry: { 'zh-Hans': '重试', 'zh-Hant': '重試', en: 'Try again' },
  nothing: {
    'zh-Hans': '这个目的地暂时没有线路。',
    'zh-Hant': '這個目的地暫時沒有路線。',
    en: 'There is currently no line to this destination.',
  },
  volumeHeavier: {
    'zh-Hans': '体积重 {volume}（{size} ÷ {divisor}）更重，按 {billed} 计费',
    'zh-Hant': '體積重 {volume}（{size} ÷ {divisor}）較重，按 {billed} 計費',
    en: 'By volume {volume} ({size} ÷ {divisor}), so {billed} is billed',
  },
  actualHeavier: {
    'zh-Hans': '体积重 {volume}（{size} ÷ {divisor}）不高于实重，按 {billed} 计费',
    'zh-Hant': '體積重 {volume}（{size} ÷ {divisor}）不高於實重，按 {billed} 計費',
    en: 'The volume weight {volume} ({size} ÷ {divisor}) is not above the actual weight, so {billed} is billed',
  },
  withoutSize: {
    'zh-Hans': '实际重量 {actual}，按 {billed} 计费；填上尺寸还会比较体积重。',
    'zh-Hant': '實際重量 {actual}，按 {billed} 計費；填上尺寸還會比較體積重。',
    en: 'Actual weight {actual}, billed as {billed}. Add the size to compare the volume weight too.',
  },
  full: {
    'zh-Hans': '逐项看价格怎么算，还可以加箱子和保险',
    'zh-Hant': '逐項看收費如何計算，還可加箱子及保險',
    en: 'See every charge, add boxes or insurance',
  },
  cheapest: { 'zh-Hans': '价格最低', 'zh-Hant': '收費最低', en: 'Lowest price' },
  orElse: { 'zh-Hans': '或 {price}', 'zh-Hant': '或 {price}', en: 'or {price}' },
  toTheDoor: { 'zh-Hans': '送货上门', 'zh-Hant': '送貨上門', en: 'To your door' },
  collected: { 'zh-Hans': '到自提点取件', 'zh-Hant': '到自提點取件', en: 'Pick-up point' },
  noTime: { 'zh-Hans': '没有承诺时效', 'zh-Hant': '沒有承諾時效', en: 'No promised time' },
  measured: {
    'zh-Hans': '* 按近 90 天签收的订单计，不是承诺',
    'zh-Hant': '* 按近 90 日已簽收訂單計，不是承諾',
    en: '* Measured on orders of the last 90 days, not a promise',
  },
  lines: { 'zh-Hans': '线路和价格', 'zh-Hant': '路線及收費', en: 'Lines and prices' },
})
