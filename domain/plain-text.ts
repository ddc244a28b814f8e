const control = /\p{Cc}/u

/** Half a surrogate pair, which no database stores and no mail can carry. */
const loneSurrogate = /\p{Cs}/u

/** Marks that change the reading direction: on a printed label they could hide what is written. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Well formed and without control characters (including line breaks); emoji and every script are allowed. */
export const isPlainText = (value: string) => !control.test(value) && !loneSurrogate.test(value)

/** For single-line fields: trimmed, direction marks removed. */
export const oneLine = (value: string) => value.replace(directionMarks, '').trim()

/** For longer texts: every kind of line break becomes one, tabs become spaces, and trailing spaces are removed. */
export const severalLines = (value: string) =>
  oneLine(value)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/ +$/gm, '')

/** A number or code as people type, paste or scan it: full-width forms folded, trimmed, in capitals. It may still be wrong. */
export const tidyCode = (typed: string) => toHalfWidth(typed).trim().toUpperCase()

/** Full-width letters, digits, signs and spaces, as Chinese keyboards type them, in their ASCII form. */
export const toHalfWidth = (value: string) =>
  value.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).replace(/\u3000/g, ' ')
