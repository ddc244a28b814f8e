import { storedChoice } from '#web/kit/look/stored-choice.ts'

/**
 * The address that was registered here and not signed in with yet: the mail opens another window, whose sign-in begins
 * with it. Forgotten with the first sign-in.
 */
export const nextSignIn = storedChoice(() => localStorage, 'registered-email')
