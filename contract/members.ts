import { homeRegionCodes } from '#domain/phone.ts'
import * as z from 'zod/mini'
import { id, memberNumber, nothing, text } from '#contract/wire/fields.ts'
import { captcha, email, proof, secret } from '#contract/wire/input-fields.ts'
import { languageChoice } from '#contract/wire/language-choice.ts'
import { group, write } from '#contract/wire/operation.ts'
import { signIn } from '#contract/wire/member-shapes.ts'

/** How long a mail may take; every page that waits for one says so. */
export const mailDelayMinutes = z.object({ min: z.int(), max: z.int() })

const mailSent = z.object({ emailMasked: z.string(), mailDelayMinutes })

export const auth = group('auth', {
  login: write('/api/auth/client/login/jiyun', {
    id: 'C-01',
    who: 'anyone',
    limit: 'login',
    says: 'M-18',
    input: z.object({ account: text(1, 254), password: secret, ...captcha, proof, lang: z.optional(languageChoice) }),
    output: signIn,
  }),
  requestPasswordReset: write('/api/vjiyunclient/RestPassword', {
    id: 'C-05',
    who: 'anyone',
    limit: 'mail',
    input: z.object({ email: z.optional(email), account: z.optional(email), ...captcha }),
    output: mailSent,
  }),
  resetPassword: write('/api/vjiyunclient/RestPasswordSet', {
    id: 'C-06',
    who: 'anyone',
    limit: 'login',
    says: 'M-18',
    input: z.object({ token: text(1, 128), newPassword: secret, confirmPassword: secret }),
    output: nothing,
  }),
})

export const members = group('members', {
  register: write('/api/vjiyunclient/RegisterJiyunUser', {
    id: 'C-04',
    who: 'anyone',
    limit: 'mail',
    input: z.object({
      email,
      password: secret,
      confirmPassword: secret,
      homeRegion: z.enum(homeRegionCodes, { error: 'field_choice' }),
      phone: text(1, 30),
      ...captcha,
      inviteCode: z.optional(text(0, 16)),
      ageDeclaration: z.enum(['adult', 'guardianConsent'], { error: 'field_age' }),
      agreeTerms: z.literal(true, { error: 'field_terms' }),
      lang: z.optional(languageChoice),
      /** From a sign-in through a third party (C-08): the new account is linked to it. */
      bindTicket: z.optional(text(1, 200)),
    }),
    output: z.object({
      userId: id,
      memberNumber,
      emailMasked: z.string(),
      activationRequired: z.boolean(),
      mailDelayMinutes,
    }),
  }),
  activate: write('/api/vjiyunclient/ActivateJiyunUser', {
    id: 'E-02',
    who: 'anyone',
    limit: 'login',
    input: z.object({ token: text(1, 128) }),
    output: z.object({ memberNumber, email: z.string(), alreadyActive: z.boolean() }),
  }),
  resendActivation: write('/api/vjiyunclient/ResendActivation', {
    id: 'E-03',
    who: 'anyone',
    limit: 'mail',
    input: z.object({ email, ...captcha }),
    output: mailSent,
  }),
})
