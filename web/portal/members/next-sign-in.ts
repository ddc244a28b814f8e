import { storedChoice } from '#web/kit/look/stored-choice.ts'

/**
 * The address registered here that has not been used to sign in: the mail opens another window, whose sign-in form is
 * prefilled with it. Deleted at the first sign-in.
 */
export const nextSignIn = storedChoice(() => localStorage, 'registered-email')
