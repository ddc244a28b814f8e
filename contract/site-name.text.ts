import type { Text } from '#domain/language.ts'

/** The default of `site.name`. */
export const siteNameText: Text = { 'zh-Hans': '灵猫集运', 'zh-Hant': '靈貓集運', en: 'Smart Cats' }
