import type { Text } from '#domain/language.ts'

export const askedBeforeText: Text = {
  'zh-Hans': '已有人申请关闭这个包裹，正等待另一人确认',
  'zh-Hant': '已有人申請關閉此包裹，正等待另一人確認',
  en: 'Closing this parcel has been asked for already and waits for another person',
}

export const ownRequestText: Text = {
  'zh-Hans': '这是您自己提出的，需要另一人确认',
  'zh-Hant': '這是你自己提出的，需要另一人確認',
  en: 'You asked for this yourself. Another person has to confirm it',
}
