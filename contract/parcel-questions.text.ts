import type { Text } from '#domain/language.ts'
import type { QuestionChoice, QuestionKind } from '#domain/parcel-question.ts'

/** What is asked about. */
export const questionKindText: Readonly<Record<QuestionKind, Text>> = {
  prohibited: { 'zh-Hans': '不能承运的物品', 'zh-Hant': '不能承運的物品', en: 'Goods we are not allowed to carry' },
  damaged: { 'zh-Hans': '包裹破损', 'zh-Hant': '包裹破損', en: 'Damaged parcel' },
  contents: { 'zh-Hans': '里面是什么', 'zh-Hant': '內裡是什麼', en: 'What is inside' },
  other: { 'zh-Hans': '其他问题', 'zh-Hant': '其他問題', en: 'Another question' },
}

/** What a member may choose. */
export const questionChoiceText: Readonly<Record<QuestionChoice, Text>> = {
  send_on: { 'zh-Hans': '照样寄出', 'zh-Hant': '照樣寄出', en: 'Send it as it is' },
  explain: { 'zh-Hans': '写一段说明', 'zh-Hant': '寫一段說明', en: 'Explain' },
  return: { 'zh-Hans': '退回寄件人', 'zh-Hant': '退回寄件人', en: 'Return it to the sender' },
  hand_over: { 'zh-Hans': '交给我指定的人', 'zh-Hant': '交給我指定的人', en: 'Hand it over to a person I name' },
  dispose: { 'zh-Hans': '销毁', 'zh-Hant': '銷毀', en: 'Dispose of it' },
}
