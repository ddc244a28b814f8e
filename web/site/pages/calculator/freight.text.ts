import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  lead: {
    'zh-Hans': '和下单时同一套算法：所有线路并排比较，每一项怎么来的都写明。网址会记住您填的内容，可以直接发给别人。',
    'zh-Hant': '與下單時同一套算法：所有路線並排比較，每一項如何得出都寫明。網址會記住你填寫的內容，可直接分享。',
    en: 'Calculated the same way as your orders: compare every line side by side and see what each charge is for. The page address keeps what you enter, so you can share it.',
  },
  formTitle: { 'zh-Hans': '寄什么、寄到哪里', 'zh-Hant': '寄甚麼、寄往哪裡', en: 'What you are sending, and where' },
  box: { 'zh-Hans': '第 {number} 箱', 'zh-Hant': '第 {number} 箱', en: 'Box {number}' },
  weight: { 'zh-Hans': '重量（kg）', 'zh-Hant': '重量（kg）', en: 'Weight (kg)' },
  addBox: { 'zh-Hans': '再加一箱', 'zh-Hant': '再加一箱', en: 'Add a box' },
  removeBox: { 'zh-Hans': '移除第 {number} 箱', 'zh-Hant': '移除第 {number} 箱', en: 'Remove box {number}' },
  goodsType: { 'zh-Hans': '货物类型', 'zh-Hant': '貨物類型', en: 'Goods type' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },
  declaredValue: { 'zh-Hans': '申报价值', 'zh-Hant': '申報價值', en: 'Declared value' },
  declaredValueHint: {
    'zh-Hans': '选填：填了就把保险算进去，保险费为申报价值的 {percent}',
    'zh-Hant': '選填：填寫即計入保險，保險費為申報價值的 {percent}',
    en: 'Optional: fill it in to add insurance, {percent} of the declared value',
  },
  declaredValueFault: {
    'zh-Hans': '请填写大于零的金额，最多两位小数',
    'zh-Hant': '請填寫大於零的金額，最多兩位小數',
    en: 'Please enter an amount above zero, with two decimals at most',
  },
  resultTitle: { 'zh-Hans': '各线路的运费', 'zh-Hant': '各路線的運費', en: 'What each line costs' },
  billed: { 'zh-Hans': '按哪个重量收费', 'zh-Hant': '按哪個重量收費', en: 'Which weight counts' },
  billedSentence: {
    'zh-Hans': '实际重量和体积重，取较重的一个。',
    'zh-Hant': '實際重量及體積重，取較重的一個。',
    en: 'The heavier of actual weight and volume weight.',
  },
  volume: { 'zh-Hans': '体积重', 'zh-Hant': '體積重', en: 'Volume weight' },
  volumeSentence: {
    'zh-Hans': '长 × 宽 × 高（厘米）÷ {divisor}，单位 kg。轻而大的箱子，按它占的地方算。',
    'zh-Hant': '長 × 闊 × 高（厘米）÷ {divisor}，單位 kg。輕而大的箱子，按它佔的地方計。',
    en: 'Length × width × height (cm) ÷ {divisor}, in kg. A light, bulky box is billed by the space it takes up.',
  },
  rounding: { 'zh-Hans': '进位', 'zh-Hant': '進位', en: 'Rounding' },
  roundingSentence: {
    'zh-Hans': '不足 {least} 按 {least}，之后每不足 {step} 按 {step}。',
    'zh-Hant': '不足 {least} 按 {least}，其後每不足 {step} 按 {step}。',
    en: 'At least {least}, then up to the next full {step}.',
  },
  note: {
    'zh-Hans': '以入库称重为准；打包后按封箱的重量和尺寸重新计算，多收的退还，补收前先请您确认。',
    'zh-Hant': '以入庫磅重為準；打包後按封箱的重量及尺寸重新計算，多收的會退回，補收前必先請你確認。',
    en: 'The weight measured on arrival counts. After packing the price is calculated again: any excess is refunded, and nothing more is charged until you agree.',
  },
})
