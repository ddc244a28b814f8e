import { commonPasswords } from './common-passwords.ts'

/** 6 to 18 ASCII letters, digits and underscores, a letter first. */
const registration = /^[A-Za-z]\w{5,17}$/

/** The other reading of the specification, which `password.allowLeadingUnderscore` opens. */
const registrationWithUnderscore = /^[A-Za-z_]\w{5,17}$/

/** a change or a reset asks nothing of the first character. */
const change = /^\w{6,18}$/

export const isRegistrationPassword = (password: string, allowLeadingUnderscore = false) =>
  (allowLeadingUnderscore ? registrationWithUnderscore : registration).test(password)

export const isNewPassword = (password: string) => change.test(password)

export type PasswordStrength = 'common' | 'short' | 'good'

/** Says so and refuses nothing: the specification's rule decides what members may take. */
export function passwordStrength(password: string): PasswordStrength {
  if (isCommon(password)) return 'common'
  return password.length < 10 ? 'short' : 'good'
}

export const staffPasswordLength = { min: 12, max: 64 } as const

export type StaffPasswordFault = 'too_short' | 'too_long' | 'common'

/** Decision 27; null when the password may be taken. Any characters, counted as people see them typed. */
export function staffPasswordFault(password: string): StaffPasswordFault | null {
  const { length } = [...password]
  if (length < staffPasswordLength.min) return 'too_short'
  if (length > staffPasswordLength.max) return 'too_long'
  return isCommon(password) ? 'common' : null
}

/** Also when it is a common one twice or more, or one character over and over. */
function isCommon(password: string): boolean {
  const lowered = password.toLowerCase()
  const repeated = /^(.+?)\1+$/su.exec(lowered)?.[1]
  return [lowered, repeated].some((each) => each !== undefined && (each.length === 1 || commonPasswords.has(each)))
}
