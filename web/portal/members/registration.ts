import { members } from '#contract/members.ts'
import { message } from '#contract/messages.ts'
import type { Input } from '#contract/wire/operation.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import type { Language } from '#domain/language.ts'
import { isRegistrationPassword } from '#domain/password.ts'
import { type HomeRegion, normalisePhone } from '#domain/phone.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { text } from './entry.text.ts'

/** The values of the form: C-04's input before everything is chosen. */
export interface Registration {
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  readonly homeRegion: HomeRegion
  readonly phone: string
  readonly captchaId: string
  readonly captchaCode: string
  readonly inviteCode: string
  readonly ageDeclaration: '' | 'adult' | 'guardianConsent'
  readonly agreeTerms: boolean
}

/** Refusals that are about one field although they name none. */
export const fieldOfCode = {
  [refusalCode.email_taken]: 'email',
  [refusalCode.password_format]: 'password',
  [refusalCode.password_mismatch]: 'confirmPassword',
  [refusalCode.invite_unknown]: 'inviteCode',
  [refusalCode.age_declaration]: 'ageDeclaration',
} as const

/** The form has been validated, so nothing is missing. */
export function toRegistration(values: Registration, lang: Language): Input<typeof members.register> {
  const { inviteCode, ageDeclaration, agreeTerms: _accepted, ...rest } = values
  return {
    ...rest,
    ageDeclaration: ageDeclaration === 'guardianConsent' ? 'guardianConsent' : 'adult',
    agreeTerms: true,
    lang,
    ...(inviteCode.trim() ? { inviteCode: inviteCode.trim() } : {}),
  }
}

/** The contract's checks, and those that compare fields: equal passwords (M-03), phone of the region (M-04). */
export function useRegistrationChecks(): (values: Registration) => Record<string, string> {
  const t = useText(text)
  const check = useChecks(members.register, asTyped)
  return (values) => ({ ...comparisons(values, t.language, t.passwordHint), ...check(values) })
}

/** An empty invitation code means none; an age that is not chosen is refused by the contract. */
const asTyped = ({ inviteCode, ...rest }: Registration) => ({ ...rest, ...(inviteCode.trim() ? { inviteCode } : {}) })

function comparisons(values: Registration, language: Language, passwordRule: string): Record<string, string> {
  // Uses the looser reading of A-03: whether an underscore may come first is a server setting.
  const isPasswordWrong = !isRegistrationPassword(values.password, true)
  return {
    ...(isPasswordWrong ? { password: passwordRule } : {}),
    ...(values.confirmPassword !== values.password ? { confirmPassword: message('M-03', language) } : {}),
    ...(normalisePhone(values.homeRegion, values.phone) === null ? { phone: message('M-04', language) } : {}),
  }
}
