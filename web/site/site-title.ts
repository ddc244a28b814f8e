/** Titles of public pages: table T's word, then the name of the site. A member's page has only the word. */
export const siteTitle = (word: string, siteName: string): string => `${word} · ${siteName}`
