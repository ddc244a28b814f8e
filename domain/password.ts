import { commonPasswords } from './common-passwords.ts'

/** 6 to 18 ASCII letters, digits and underscores, a letter first. */
const registration = /^[A-Za-z]\w{5,17}$/

/** Also allows a leading underscore, if `password.allowLeadingUnderscore` is set. */
const registrationWithUnderscore = /^[A-Za-z_]\w{5,17}$/

/** when changing or resetting, the first character may be any of these. */
const change = /^\w{6,18}$/

export const isRegistrationPassword = (password: string, allowLeadingUnderscore = false) =>
  (allowLeadingUnderscore ? registrationWithUnderscore : registration).test(password)

export const isNewPassword = (password: string) => change.test(password)

export type PasswordStrength = 'common' | 'short' | 'good'

/** Only shown: what members may choose is decided by the rules above. */
export function passwordStrength(password: string): PasswordStrength {
  if (isCommon(password)) return 'common'
  return password.length < 10 ? 'short' : 'good'
}

export const staffPasswordLength = { min: 12, max: 64 } as const

export type StaffPasswordFault = 'too_short' | 'too_long' | 'common'

/** Null when the password may be used. Any characters, counted as people see them. */
export function staffPasswordFault(password: string): StaffPasswordFault | null {
  const { length } = [...password]
  if (length < staffPasswordLength.min) return 'too_short'
  if (length > staffPasswordLength.max) return 'too_long'
  return isCommon(password) ? 'common' : null
}

/** Includes a common password repeated, and a single character repeated. */
function isCommon(password: string): boolean {
  const lowered = password.toLowerCase()
  const repeated = /^(.+?)\1+$/su.exec(lowered)?.[1]
  return [lowered, repeated].some((each) => each !== undefined && (each.length === 1 || commonPasswords.has(each)))
}
