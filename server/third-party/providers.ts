import type { SocialProvider } from '#contract/profile.ts'
import type { EndpointName } from '#server/settings/third-parties.ts'

/*
 * Everything in which the third parties differ, in one table. The flow itself (`flow.ts`) is the same for all: the
 * authorisation code flow of OAuth 2. Sources: the developer documentation of each, as it was in 2026.
 */

/** What a third party answered, as text or number; other values are never needed. */
export type Answer = Readonly<Record<string, unknown>>

interface AsksFor {
  readonly endpoint: EndpointName
  /** Parameters besides the access token, from the keys and from what was answered before. */
  readonly with: (known: Answer, id: string) => Readonly<Record<string, string>>
}

export interface ProviderRow {
  readonly endpoints: Readonly<Partial<Record<EndpointName, string>>> & {
    readonly authorize: string
    readonly token: string
  }
  /** Who they say they are, where they say so; an answer that names somebody else is refused. */
  readonly issuer: string
  readonly scope: string
  /** What they call our id and our secret. */
  readonly idName: 'client_id' | 'appid'
  readonly secretName: 'client_secret' | 'secret'
  /** Parameters of the authorisation address that only they have. */
  readonly authorizeExtras: Readonly<Record<string, string>>
  /** WeChat opens its page only with this at the end. */
  readonly fragment: '' | '#wechat_redirect'
  readonly tokenMethod: 'GET' | 'POST'
  readonly tokenExtras: Readonly<Record<string, string>>
  /** Whether a stolen code is of no use without our verifier (RFC 7636). */
  readonly hasPkce: boolean
  /** Whether an ID token with our nonce comes with the access token (OpenID Connect). */
  readonly hasIdToken: boolean
  /** How the access token is shown: in a header wherever they take it there, since addresses are logged. */
  readonly tokenIn: 'header' | 'query'
  /** Facebook wants each call signed with our secret. */
  readonly hasProof: boolean
  /** Asked one after the other, each with what the earlier ones answered. */
  readonly asks: readonly AsksFor[]
  /** The first of these that is in the answers names the person; the order must never change once somebody is linked. */
  readonly subjects: readonly string[]
  readonly nickname: string
  /** Taobao writes it as in an address: %E7%81%B5… */
  readonly isNicknameEncoded: boolean
  /** How an access token that a browser brought is checked to be ours; null: it cannot be, so none is taken (C-08). */
  readonly tokenCheck: 'debugToken' | 'clientId' | null
}

export const providerTable: Readonly<Record<SocialProvider, ProviderRow>> = {
  facebook: {
    endpoints: {
      authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
      token: 'https://graph.facebook.com/v24.0/oauth/access_token',
      user: 'https://graph.facebook.com/v24.0/me',
      check: 'https://graph.facebook.com/debug_token',
    },
    issuer: 'https://www.facebook.com',
    scope: 'openid public_profile',
    idName: 'client_id',
    secretName: 'client_secret',
    authorizeExtras: {},
    fragment: '',
    tokenMethod: 'POST',
    tokenExtras: {},
    hasPkce: true,
    hasIdToken: true,
    tokenIn: 'header',
    hasProof: true,
    asks: [{ endpoint: 'user', with: () => ({ fields: 'id,name' }) }],
    subjects: ['id'],
    nickname: 'name',
    isNicknameEncoded: false,
    tokenCheck: 'debugToken',
  },
  wechat: {
    endpoints: {
      authorize: 'https://open.weixin.qq.com/connect/qrconnect',
      token: 'https://api.weixin.qq.com/sns/oauth2/access_token',
      user: 'https://api.weixin.qq.com/sns/userinfo',
    },
    issuer: 'https://open.weixin.qq.com',
    scope: 'snsapi_login',
    idName: 'appid',
    secretName: 'secret',
    authorizeExtras: {},
    fragment: '#wechat_redirect',
    tokenMethod: 'GET',
    tokenExtras: {},
    hasPkce: false,
    hasIdToken: false,
    tokenIn: 'query',
    hasProof: false,
    asks: [{ endpoint: 'user', with: ({ openid }) => ({ openid: asText(openid) }) }],
    // The same person has another openid in each application of ours, and one unionid in all of them.
    subjects: ['unionid', 'openid'],
    nickname: 'nickname',
    isNicknameEncoded: false,
    tokenCheck: null,
  },
  qq: {
    endpoints: {
      authorize: 'https://graph.qq.com/oauth2.0/authorize',
      token: 'https://graph.qq.com/oauth2.0/token',
      openid: 'https://graph.qq.com/oauth2.0/me',
      user: 'https://graph.qq.com/user/get_user_info',
    },
    issuer: 'https://graph.qq.com',
    scope: 'get_user_info',
    idName: 'client_id',
    secretName: 'client_secret',
    authorizeExtras: {},
    fragment: '',
    tokenMethod: 'GET',
    tokenExtras: { fmt: 'json' },
    hasPkce: false,
    hasIdToken: false,
    tokenIn: 'query',
    hasProof: false,
    asks: [
      { endpoint: 'openid', with: () => ({ fmt: 'json' }) },
      { endpoint: 'user', with: ({ openid }, id) => ({ oauth_consumer_key: id, openid: asText(openid) }) },
    ],
    // A unionid is only answered to those who applied for it, and would then name everybody anew.
    subjects: ['openid'],
    nickname: 'nickname',
    isNicknameEncoded: false,
    tokenCheck: 'clientId',
  },
  wangwang: {
    endpoints: {
      authorize: 'https://oauth.taobao.com/authorize',
      token: 'https://oauth.taobao.com/token',
    },
    issuer: 'https://oauth.taobao.com',
    scope: '',
    idName: 'client_id',
    secretName: 'client_secret',
    authorizeExtras: { view: 'web' },
    fragment: '',
    tokenMethod: 'POST',
    tokenExtras: { view: 'web' },
    hasPkce: false,
    hasIdToken: false,
    tokenIn: 'query',
    hasProof: false,
    // The token's answer says who it is.
    asks: [],
    subjects: ['taobao_open_uid', 'taobao_user_id'],
    nickname: 'taobao_user_nick',
    isNicknameEncoded: true,
    tokenCheck: null,
  },
}

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
