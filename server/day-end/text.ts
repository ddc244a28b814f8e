import { dayFigureText } from '#contract/day-end.text.ts'
import type { DayFigure } from '#domain/day-end.ts'
import type { Language, Text } from '#domain/language.ts'

export const ownSignatureText: Text = {
  'zh-Hans': '这一天是您自己签核的，需要另一人复签',
  'zh-Hant': '這一天由你自己簽核，需要另一人覆簽',
  en: 'You signed this day yourself. Another person has to countersign it',
}

export const notSignedText: Text = {
  'zh-Hans': '这一天没有等待复签的签核。请刷新页面查看',
  'zh-Hant': '這一天沒有等待覆簽的簽核。請重新整理頁面查看',
  en: 'No signature of this day waits for a second one. Reload the page',
}

export const signedByTwoText: Text = {
  'zh-Hans': '这一天已由两人签核，收货数没有变化，不需要再签',
  'zh-Hant': '這一天已由兩人簽核，收貨數沒有變化，毋須再簽',
  en: 'Two people have signed this day, and nothing was received since, so it need not be signed again',
}

export const changedText = (changed: readonly DayFigure[]): Text => {
  const named = (language: Language, comma: string) =>
    changed.map((figure) => dayFigureText[figure][language]).join(comma)
  return {
    'zh-Hans': `签核后数字有变化：${named('zh-Hans', '、')}。请先重新签核，再由另一人复签`,
    'zh-Hant': `簽核後數字有變化：${named('zh-Hant', '、')}。請先重新簽核，再由另一人覆簽`,
    en: `Figures changed after the day was signed: ${named('en', ', ')}. Sign it again first, then another person countersigns`,
  }
}
