import { defineText } from '#web/kit/text/define-text.ts'

/** The cards beside a text. */
export const text = defineText({
  twoKilos: { 'zh-Hans': '寄到香港，2 kg', 'zh-Hant': '寄往香港，2 kg', en: '2 kg to Hong Kong' },
  twoKilosNote: {
    'zh-Hans': '普通货，只按重量计算。',
    'zh-Hant': '普通貨，只按重量計算。',
    en: 'Ordinary goods, by weight alone.',
  },
  price: { 'zh-Hans': '要多少钱？', 'zh-Hant': '要多少錢？', en: 'What does it cost?' },
  priceSentence: {
    'zh-Hans': '填上重量和目的地，各线路的价格并排比较。',
    'zh-Hant': '填上重量和目的地，各路線的收費並排比較。',
    en: 'Enter weight and destination to compare the price of every line.',
  },
  calculate: { 'zh-Hans': '用您的重量算一算', 'zh-Hant': '用你的重量計一計', en: 'Use your own weight' },
  ask: { 'zh-Hans': '有疑问？问我们', 'zh-Hant': '有疑問？問我們', en: 'Stuck? Ask us' },
  askSentence: {
    'zh-Hans': '告诉我们快递单号或订单号，由真人查看并回复。',
    'zh-Hant': '告訴我們快遞單號或訂單編號，由真人查看及回覆。',
    en: 'Tell us a tracking or order number, and a person will look into it and reply.',
  },
  next: { 'zh-Hans': '之后会怎样', 'zh-Hant': '之後會怎樣', en: 'What happens next' },
  readNext: { 'zh-Hans': '接着看', 'zh-Hant': '接着看', en: 'Read next' },
})
