/** Titles of public pages: table T's word, then whose site it is. A member's page has the word alone. */
export const siteTitle = (word: string, siteName: string): string => `${word} · ${siteName}`
