/** The product's three languages as BCP 47 tags; `zh-Hant` follows Hong Kong usage. */
export const languages = ['zh-Hans', 'zh-Hant', 'en'] as const

export type Language = (typeof languages)[number]

/** One sentence in each language; a missing one does not compile. */
export type Text = Readonly<Record<Language, string>>
