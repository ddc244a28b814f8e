import { browserWords, systemWords } from '#domain/user-agent.ts'
import { homeRegionCodes } from '#domain/phone.ts'
import * as z from 'zod/mini'
import { id, memberNumber, nothing, text, time } from '#contract/wire/fields.ts'
import { captchaIfAsked, proof, secret, version } from '#contract/wire/input-fields.ts'
import { languageChoice } from '#contract/wire/language-choice.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { signIn } from '#contract/wire/member-shapes.ts'

/* A member's own account: password, profile, linked logins, and active sessions. */

export const socialProviders = ['facebook', 'wechat', 'qq', 'wangwang'] as const
export type SocialProvider = (typeof socialProviders)[number]

const provider = z.enum(socialProviders, { error: 'field_choice' })
const nickname = z.nullable(z.string())
const social = z.object({ facebook: nickname, wechat: nickname, qq: nickname, wangwang: nickname })
const homeRegion = z.enum(homeRegionCodes, { error: 'field_choice' })
const phone = z.object({ region: homeRegion, number: text(1, 30) })

export const ownPassword = group('auth', {
  changePassword: write('/api/vsqpreorder/change_pwd', {
    id: 'C-02',
    who: 'member',
    says: 'M-18',
    input: z.object({ oldPassword: secret, newPassword: secret, confirmPassword: secret }),
    output: z.object({ relogin: z.literal(true) }),
  }),
})

const profile = z.object({
  id,
  memberNumber,
  email: z.string(),
  phone: z.nullable(z.object({ region: homeRegion, number: z.string() })),
  homeRegion,
  social,
  /** Third parties this member may sign in with. */
  identities: z.array(provider),
  realName: z.nullable(z.string()),
  level: z.object({ code: z.string(), name: z.string() }),
  preferredLang: languageChoice,
  registeredAt: time,
  lastLoginAt: z.nullable(time),
  version: z.int(),
})

/** Absent: unchanged; null: removed (C-12). */
const newNickname = z.optional(z.nullable(text(1, 64)))

export const profiles = group('members', {
  getProfile: read('/api/vjiyunclient/get_clienInfo_byid', {
    id: 'C-11',
    who: 'member',
    input: z.object({ id: z.optional(id) }),
    output: profile,
  }),
  updateProfile: write('/api/vjiyunclient/save_clienInfo', {
    id: 'C-12',
    who: 'member',
    says: 'M-18',
    input: z.object({
      realName: z.optional(text(1, 50)),
      phone: z.optional(z.nullable(phone)),
      facebook: newNickname,
      wechat: newNickname,
      qq: newNickname,
      wangwang: newNickname,
      preferredLang: z.optional(languageChoice),
      version,
    }),
    output: profile,
  }),
})

/** The result of a third-party sign-in: signed in, asked to bind an account, or just bound. */
const arrival = z.union([
  signIn,
  z.object({ bindRequired: z.literal(true), bindTicket: z.string(), nickname: z.string() }),
  z.object({ bound: z.literal(true), nickname: z.string() }),
])
const mode = z.optional(z.enum(['signin', 'bind'], { error: 'field_choice' }))
const redirectUri = text(1, 500)

/** Stays in the tab where the sign-in began, and never in an address: without it a state opens nothing. */
const browserKey = text(1, 128)

export const oauth = group('oauth', {
  authorize: read('/api/OAuth2/Authorization', {
    id: 'C-07',
    who: 'visitor',
    methods: ['GET'],
    limit: 'public',
    input: z.object({ provider, redirectUri, mode }),
    output: z.object({ authorizeUrl: z.string(), state: z.string(), browserKey }),
  }),
  exchangeCode: write('/api/OAuth2/Authorization', {
    id: 'C-07',
    who: 'visitor',
    limit: 'login',
    tellsSecret: true,
    input: z.object({
      provider,
      code: text(1, 2000),
      state: text(1, 200),
      redirectUri,
      browserKey: z.optional(browserKey),
      /** Who sent the person back, where the third party says so (RFC 9207). */
      iss: z.optional(text(1, 500)),
    }),
    output: arrival,
  }),
  signInWithToken: write('/api/OAuth2/AuthorizationByToken', {
    id: 'C-08',
    who: 'visitor',
    limit: 'login',
    tellsSecret: true,
    // Either a third party's token, or a ticket and the account to bind it to.
    input: z
      .object({
        provider: z.optional(provider),
        accessToken: z.optional(text(1, 4000)),
        mode,
        bindTicket: z.optional(text(1, 200)),
        account: z.optional(text(1, 254)),
        password: z.optional(secret),
        ...captchaIfAsked,
        proof,
      })
      .check(
        z.refine((input) => input.bindTicket !== undefined || input.provider !== undefined, {
          error: 'field_required',
          path: ['provider'],
        }),
        z.refine((input) => input.bindTicket !== undefined || input.accessToken !== undefined, {
          error: 'field_required',
          path: ['accessToken'],
        }),
      ),
    output: arrival,
  }),
  unbind: write('/api/OAuth2/GlsFbUnbind', {
    id: 'C-09',
    who: 'member',
    methods: ['POST', 'GET'],
    says: 'M-18',
    input: z.object({ provider: z._default(provider, 'facebook') }),
    output: z.object({ social }),
  }),
})

export const signIns = group('signIns', {
  list: read('/api/member/sign-ins', {
    id: 'E-71',
    who: 'member',
    methods: ['GET'],
    input: nothing,
    output: z.object({
      list: z.array(
        z.object({
          id,
          browser: z.nullable(z.enum([...browserWords])),
          system: z.nullable(z.enum([...systemWords])),
          /** The /24 or /64 it was opened from; null if unknown. */
          network: z.nullable(z.string()),
          signedInAt: time,
          lastSeenAt: time,
          /** How it was opened; null if unknown. */
          way: z.nullable(z.enum(['password', 'passkey', ...socialProviders])),
          /** A code of the authenticator app was given as well. */
          withCode: z.boolean(),
          current: z.boolean(),
        }),
      ),
    }),
  }),
  end: write('/api/member/sign-ins/end', {
    id: 'E-72',
    who: 'member',
    says: 'M-18',
    input: z.object({ id }),
    output: nothing,
  }),
  endOthers: write('/api/member/sign-ins/end-others', {
    id: 'E-73',
    who: 'member',
    says: 'M-18',
    input: nothing,
    output: z.object({ ended: z.int() }),
  }),
})
