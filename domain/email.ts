/** The pattern by which browsers judge an e-mail field (HTML, "valid e-mail address"), with a dot in the domain. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** What a mail server takes at most. */
const longest = 254

export const isEmail = (value: string) => value.length <= longest && pattern.test(value)

/** As it is stored and compared. Only ASCII letters are lowered, so that no foreign letter turns into one of them. */
export const tidyEmail = (typed: string) => typed.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Enough to recognise one's own address by: `m***@example.com`. */
export const maskEmail = (address: string) => address.replace(/^(.)[^@]*/u, '$1***')
