import type { feedback } from '#contract/feedback.ts'
import type { Input } from '#contract/wire/operation.ts'

export interface SurveyValues {
  readonly salutation: '' | 'mr' | 'ms'
  readonly phone: string
  readonly email: string
  readonly opinion: string
}

export const emptySurvey: SurveyValues = { salutation: '', phone: '', email: '', opinion: '' }

export const salutationOf = (value: string): SurveyValues['salutation'] =>
  value === 'mr' || value === 'ms' ? value : ''

/** As C-52 takes it: phone and e-mail are optional and are not sent when empty. */
export const surveyInput = (
  { salutation, phone, email, opinion }: SurveyValues,
  code: object,
): Input<typeof feedback.create> => ({
  kind: 'survey',
  salutation: salutation || undefined,
  phone: phone.trim() || undefined,
  email: email.trim() || undefined,
  opinion,
  ...code,
})
