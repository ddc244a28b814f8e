import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '能不能寄？查一查', 'zh-Hant': '能否寄送？查一查', en: 'Can I send it?' },
  what: {
    'zh-Hans': '物品名称，中英文均可',
    'zh-Hant': '物品名稱，中英文皆可',
    en: 'Name of the item, in Chinese or English',
  },
  example: { 'zh-Hans': '例如：充电宝', 'zh-Hant': '例如：充電寶（行動電源）', en: 'For example: power bank' },
  check: { 'zh-Hans': '查询', 'zh-Hant': '查詢', en: 'Check' },
  checking: { 'zh-Hans': '正在查询', 'zh-Hant': '正在查詢', en: 'Checking' },
  missing: { 'zh-Hans': '请填写物品名称', 'zh-Hant': '請填寫物品名稱', en: 'Please enter the name of the item' },
  failed: {
    'zh-Hans': '查询失败，请检查网络后重试。',
    'zh-Hant': '未能查詢，請檢查網絡後再試。',
    en: 'The check did not work. Please check your network and try again.',
  },
  retry: { 'zh-Hans': '重试', 'zh-Hant': '重試', en: 'Try again' },
  allowed: {
    'zh-Hans': '可以寄，按普通货申报。',
    'zh-Hant': '可以寄，按普通貨申報。',
    en: 'You can send it as ordinary goods.',
  },
  sensitive: {
    'zh-Hans': '可以寄，但要按敏感货申报，有的线路不接收。',
    'zh-Hant': '可以寄，但須按敏感貨申報，部分路線不接收。',
    en: 'You can send it as sensitive goods. Some lines do not take it.',
  },
  forbidden: {
    'zh-Hans': '不能寄，请不要送到仓库。',
    'zh-Hant': '不能寄，請勿送到倉庫。',
    en: 'It cannot be sent. Please do not send it to the warehouse.',
  },
  unknown: {
    'zh-Hans': '我们还没有收录这个词。常被问到的词会陆续补上；着急的话，请先问客服。',
    'zh-Hant': '我們尚未收錄這個詞。常被查詢的詞會陸續補上；如趕時間，請先問客戶服務。',
    en: 'This word is not in our list yet. We add words that people often ask about. If it is urgent, please ask customer service.',
  },
  partlyKnown: {
    'zh-Hans': '只能判断一部分，其余的我们还没有收录。寄之前请先问客服。',
    'zh-Hant': '只能判斷一部分，其餘的我們尚未收錄。寄送前請先問客戶服務。',
    en: 'We can judge only part of this. Please ask customer service about the rest before you send it.',
  },
  sayWhat: {
    'zh-Hans': '请写明是什么物品，例如“耐克鞋”。只有品牌、颜色或尺寸，我们无法判断。',
    'zh-Hant': '請寫明是甚麼物品，例如「Nike 鞋」。只有品牌、顏色或尺碼，我們無法判斷。',
    en: 'Please say what it is, such as “Nike shoes”. We cannot tell from a brand, colour or size alone.',
  },
  unjudged: {
    'zh-Hans': '未判断：{words}',
    'zh-Hant': '未判斷：{words}',
    en: 'Not judged: {words}',
  },
  wordGap: { 'zh-Hans': '、', 'zh-Hant': '、', en: ', ' },
  inList: {
    'zh-Hans': '违禁品清单第 {number} 类',
    'zh-Hant': '違禁品清單第 {number} 類',
    en: 'Number {number} on the list of prohibited goods',
  },
  destination: { 'zh-Hans': '寄往', 'zh-Hant': '寄往', en: 'Destination' },
  lines: { 'zh-Hans': '各线路', 'zh-Hant': '各路線', en: 'By line' },
  note: {
    'zh-Hans': '按名称判断，以仓库查验为准。',
    'zh-Hant': '按名稱判斷，以倉庫查驗為準。',
    en: 'This is based on the name alone. The warehouse’s check decides.',
  },
})
