import { asStored } from '#contract/wire/language.ts'

/** One text of the seed: Simplified Chinese, Traditional Chinese in Hong Kong's wording, English. */
export const three = (simplified: string, traditional: string, english: string) =>
  asStored({ 'zh-Hans': simplified, 'zh-Hant': traditional, en: english })
