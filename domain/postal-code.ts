const patterns = new Map([
  ['CN', /^\d{6}$/],
  ['TW', /^(?:\d{3}|\d{5}|\d{6})$/],
  ['SG', /^\d{6}$/],
  ['MY', /^\d{5}$/],
  ['ID', /^\d{5}$/],
])
const elsewhere = /^[A-Za-z0-9 -]{3,10}$/

/** `countryCode` as in ISO 3166-1, two letters. */
export const isPostalCode = (countryCode: string, value: string) => (patterns.get(countryCode) ?? elsewhere).test(value)

/** Hong Kong has no postal codes; the field is still required, and is filled in automatically. */
export const prefilledPostalCode = (countryCode: string) => (countryCode === 'HK' ? '999077' : '')
