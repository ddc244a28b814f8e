/** The pattern that browsers use for email fields (HTML, "valid e-mail address"), with a dot in the domain. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** The most that a mail server accepts. */
const longest = 254

export const isEmail = (value: string) => value.length <= longest && pattern.test(value)

/**
 * The form that is stored and compared. Only ASCII letters are lower-cased, so that no other letter turns into one of
 * them.
 */
export const tidyEmail = (typed: string) => typed.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Enough to recognise one's own address: `m***@example.com`. */
export const maskEmail = (address: string) => address.replace(/^(.)[^@]*/u, '$1***')
