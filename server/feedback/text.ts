import type { Language } from '#domain/language.ts'

/** Headings of the file of survey answers. */
export const surveyHeadings: Readonly<Record<Language, readonly string[]>> = {
  'zh-Hans': ['时间', '称呼', '电话', '邮箱', '语言', '意见'],
  'zh-Hant': ['時間', '稱呼', '電話', '電郵', '語言', '意見'],
  en: ['Time', 'Salutation', 'Phone', 'E-mail', 'Language', 'Opinion'],
}
