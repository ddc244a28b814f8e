/** The name that staff sign in with, in the form in which it is stored and compared. */
export const tidyUsername = (typed: string) => typed.trim().toLowerCase()

export const isUsername = (username: string) => /^[a-z0-9][a-z0-9._-]{1,63}$/.test(username)
