const control = /\p{Cc}/u

/** Half of a character, which no database stores and no mail carries. */
const loneSurrogate = /\p{Cs}/u

/** Marks that turn the reading direction around: on a printed label they would hide what is written. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Without control characters (line breaks among them) and well formed; emoji and every script are welcome. */
export const isPlainText = (value: string) => !control.test(value) && !loneSurrogate.test(value)

/** For fields of one line: trimmed, direction marks dropped. */
export const oneLine = (value: string) => value.replace(directionMarks, '').trim()

/** For letters: every kind of line break is one, tabs are spaces, and no line ends in them. */
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
