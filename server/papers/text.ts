import type { Text } from '#domain/language.ts'

export const text = {
  missing: {
    'zh-Hans': '〔U+…〕代表本文件的字体中没有的字符，括号内是它的 Unicode 编码。',
    'zh-Hant': '〔U+…〕代表本文件字型沒有的字元，括號內是它的 Unicode 編碼。',
    en: '〔U+…〕 stands for a character that the font of this document does not have, with its Unicode number.',
  },
  page: {
    'zh-Hans': '第 {page} 页，共 {pages} 页',
    'zh-Hant': '第 {page} 頁，共 {pages} 頁',
    en: 'Page {page} of {pages}',
  },
} as const satisfies Record<string, Text>
