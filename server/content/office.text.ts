import { languageText } from '#contract/codes.ts'
import type { Language, Text } from '#domain/language.ts'

/* What an editor is told. */

/** `reader` is the editor's language. */
export const missingLanguage = (missing: Language, instead: Language, reader: Language): string => {
  const [lacks, shown] = [languageText[missing][reader], languageText[instead][reader]]
  return {
    'zh-Hans': `还没有${lacks}，读者会看到${shown}`,
    'zh-Hant': `還沒有${lacks}，讀者會看到${shown}`,
    en: `Not written in ${lacks} yet: readers see ${shown}`,
  }[reader]
}

export const missingText: Text = {
  'zh-Hans': '还没有填写任何语言',
  'zh-Hant': '還沒有填寫任何語言',
  en: 'Not written in any language yet',
}

export const unknownName = (names: readonly string[]): Text => ({
  'zh-Hans': `没有名为 ${names.join('、')} 的数值，请核对双花括号中的名称`,
  'zh-Hant': `沒有名為 ${names.join('、')} 的數值，請核對雙大括號內的名稱`,
  en: `There is no value named ${names.join(', ')}. Please check the names in double braces`,
})
