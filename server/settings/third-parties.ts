import { type SocialProvider, socialProviders } from '#contract/profile.ts'
import * as z from 'zod/mini'

/*
 * The keys that an operator got from each third party (docs/operations-sign-in.md), and other addresses where the usual
 * ones do not apply.
 */

const endpointNames = ['issuer', 'authorize', 'token', 'openid', 'user', 'check'] as const
export type EndpointName = (typeof endpointNames)[number]

export interface ThirdPartyKeys {
  readonly id: string
  readonly secret: string
  readonly endpoints: Readonly<Partial<Record<EndpointName, string>>>
}

export type ThirdParties = Readonly<Partial<Record<SocialProvider, ThirdPartyKeys>>>

const part = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)))

const endpoints = z.optional(
  z.pipe(
    z.pipe(z.string(), z.transform(asJson)),
    z.partialRecord(z.enum(endpointNames), z.url({ protocol: /^https?$/ })),
  ),
)

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const thirdPartySchema = {
  SIGN_IN_FACEBOOK_ID: part,
  SIGN_IN_FACEBOOK_SECRET: part,
  SIGN_IN_FACEBOOK_ENDPOINTS: endpoints,
  SIGN_IN_WECHAT_ID: part,
  SIGN_IN_WECHAT_SECRET: part,
  SIGN_IN_WECHAT_ENDPOINTS: endpoints,
  SIGN_IN_QQ_ID: part,
  SIGN_IN_QQ_SECRET: part,
  SIGN_IN_QQ_ENDPOINTS: endpoints,
  SIGN_IN_WANGWANG_ID: part,
  SIGN_IN_WANGWANG_SECRET: part,
  SIGN_IN_WANGWANG_ENDPOINTS: endpoints,
}

const names = {
  facebook: 'FACEBOOK',
  wechat: 'WECHAT',
  qq: 'QQ',
  wangwang: 'WANGWANG',
} as const satisfies Record<SocialProvider, string>

type Values = z.output<z.ZodMiniObject<typeof thirdPartySchema>>

/** What is known, or one sentence about what is wrong with it. */
export function readThirdParties(
  values: Values,
  production: boolean,
): { readonly known: ThirdParties } | { readonly fault: string } {
  const known: Partial<Record<SocialProvider, ThirdPartyKeys>> = {}
  for (const provider of socialProviders) {
    const prefix = `SIGN_IN_${names[provider]}` as const
    const [id, secret, given = {}] = [values[`${prefix}_ID`], values[`${prefix}_SECRET`], values[`${prefix}_ENDPOINTS`]]
    if (id === undefined && secret === undefined) continue
    if (id === undefined || secret === undefined)
      return { fault: `${prefix}_ID and ${prefix}_SECRET belong together: one of them is missing.` }
    if (production && Object.values(given).some((address) => !address.startsWith('https:')))
      return { fault: `With NODE_ENV=production: ${prefix}_ENDPOINTS must start with https.` }
    known[provider] = { id, secret, endpoints: given }
  }
  return { known }
}
