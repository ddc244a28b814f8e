import { homeRegionCodes } from '#domain/phone.ts'
import * as z from 'zod/mini'
import {
  captcha,
  currency,
  email,
  id,
  memberNumber,
  minor,
  nothing,
  proof,
  secret,
  text,
  time,
} from '#contract/wire/fields.ts'
import { languageChoice } from '#contract/wire/language-choice.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { signIn } from '#contract/wire/member-shapes.ts'

/** How long a mail may take; every page that waits for one says so. */
export const mailDelayMinutes = z.object({ min: z.int(), max: z.int() })

const mailSent = z.object({ emailMasked: z.string(), mailDelayMinutes })

/** Where an image code is asked for; `site` covers everything a visitor sends. */
export const captchaScenes = ['login', 'register', 'reset', 'consolidate', 'site'] as const

/** Picture or work: both are requested the same way, and sent back in the same two fields. */
const forScene = z.object({ scene: z.enum(captchaScenes, { error: 'field_choice' }) })
const issued = {
  captchaId: id,
  expiresAt: time,
  /** Only outside production. */
  answer: z.optional(z.string()),
}

export const captchas = group('captcha', {
  create: read('/api/auth/captcha', {
    id: 'E-01',
    who: 'anyone',
    limit: 'captcha',
    input: forScene,
    output: z.object({ ...issued, image: z.string(), length: z.int() }),
  }),
  /**
   * Replaces the picture (decision record 48): the number from 0 to `most` for which PBKDF2-SHA-256 of `salt`, salted
   * with the number in decimal digits, gives the 32 bytes of `goal`. It is sent as `captchaCode`.
   */
  work: read('/api/auth/captcha/work', {
    id: 'E-89',
    who: 'anyone',
    limit: 'captcha',
    input: forScene,
    output: z.object({
      ...issued,
      salt: z.string(),
      goal: z.string(),
      most: z.int(),
      iterations: z.int(),
    }),
  }),
})

export const auth = group('auth', {
  login: write('/api/auth/client/login/jiyun', {
    id: 'C-01',
    who: 'anyone',
    limit: 'login',
    says: 'M-18',
    input: z.object({ account: text(1, 254), password: secret, ...captcha, proof, lang: z.optional(languageChoice) }),
    output: signIn,
  }),
  logout: write('/api/scan/logout', {
    id: 'C-03',
    signsOut: true,
    methods: ['GET', 'POST'],
    who: 'anyone',
    // The answer is always 0: anything that is not text counts as no token.
    input: z.object({ token: z.catch(z.optional(z.string()), undefined) }),
    output: nothing,
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

const balance = z.object({ currency, balanceMinor: minor })

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
  home: read('/api/vjiyunclient/GetHomeUserInfo', {
    id: 'C-10',
    who: 'member',
    input: nothing,
    output: z.object({
      userId: id,
      memberNumber,
      displayName: z.string(),
      email: z.string(),
      phone: z.nullable(z.string()),
      level: z.object({ code: z.string(), name: z.string() }),
      registeredAt: time,
      lastLoginAt: z.nullable(time),
      balanceMinor: minor,
      foreignBalanceMinor: minor,
      foreignCurrency: z.literal('HKD'),
      balances: z.array(balance),
      coins: z.int(),
      coupons: z.object({ available: z.int(), used: z.int(), expired: z.int() }),
      invitationCode: z.string(),
      unreadReplies: z.int(),
      permissions: z.array(z.string()),
    }),
  }),
})
