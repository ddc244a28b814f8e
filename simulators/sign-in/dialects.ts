import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import type { Grants, Provider } from './grants.ts'
import type { Answered } from './sign-in.ts'

/*
 * How each third party answers, as its documentation says: written a second time from there, so that the server's table
 * is not compared with itself.
 */

interface Asked {
  readonly given: URLSearchParams
  readonly bearer: string | null
}

interface Application {
  readonly provider: Provider
  readonly id: string
  readonly secret: string
  readonly issuer: string
  readonly grants: Grants
}

export interface Dialect {
  readonly idName: string
  /** What comes back when somebody refuses. */
  readonly refused: Readonly<Record<string, string>>
  readonly answer: (part: string, asked: Asked, application: Application) => Answered
}

const json = (value: unknown, status = 200): Answered => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})
/** QQ's answers are made to be called as a script. */
const script = (value: unknown): Answered => ({
  headers: { 'content-type': 'text/html' },
  body: `callback( ${JSON.stringify(value)} );\n`,
})

export const dialects: Readonly<Record<Provider, Dialect>> = {
  facebook: {
    idName: 'client_id',
    refused: { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' },
    answer: (part, { given, bearer }, app) => {
      const wrong = (message: string) => json({ error: { message, type: 'OAuthException', code: 100 } }, 400)
      if (part === 'token') {
        if (!isOurs(given, app, 'client_id', 'client_secret')) return wrong('Error validating client secret.')
        const code = redeem(given, app)
        if (!code) return wrong('This authorization code has been used.')
        if (code.redirectUri !== given.get('redirect_uri')) return wrong('Error validating verification code.')
        if (code.challenge !== challengeOf(given.get('code_verifier') ?? '')) return wrong('Invalid code_verifier.')
        const token = app.grants.token(code.person, app.id)
        const claims = { iss: app.issuer, aud: app.id, sub: code.person.subject, nonce: code.nonce ?? undefined }
        return json({
          access_token: token,
          token_type: 'bearer',
          expires_in: 5_183_944,
          id_token: signedClaims(claims),
        })
      }
      if (part === 'user') {
        const holder = app.grants.holder(bearer ?? given.get('access_token'))
        if (holder?.person.provider !== 'facebook') return wrong('Invalid OAuth access token.')
        if (given.get('appsecret_proof') !== hmac(app.secret, bearer ?? ''))
          return wrong('Invalid appsecret_proof provided in the API argument')
        return json({ id: holder.person.subject, name: holder.person.name })
      }
      if (given.get('access_token') !== `${app.id}|${app.secret}`) return wrong('Invalid OAuth access token.')
      const holder = app.grants.holder(given.get('input_token'))
      if (holder?.person.provider !== 'facebook') return json({ data: { is_valid: false } })
      return json({ data: { app_id: holder.application, is_valid: true, user_id: holder.person.subject } })
    },
  },
  wechat: {
    idName: 'appid',
    // Who refuses comes back without a code and without a word.
    refused: {},
    answer: (part, { given }, app) => {
      const wrong = (errcode: number, errmsg: string) => json({ errcode, errmsg })
      if (part === 'token') {
        if (!isOurs(given, app, 'appid', 'secret')) return wrong(40125, 'invalid appsecret')
        const code = redeem(given, app)
        if (!code) return wrong(40163, 'code been used')
        const { subject } = code.person
        return json({
          access_token: app.grants.token(code.person, app.id),
          expires_in: 7200,
          refresh_token: 'REFRESH',
          openid: `o${subject}`,
          scope: 'snsapi_login',
          unionid: `u${subject}`,
        })
      }
      const holder = app.grants.holder(given.get('access_token'))
      if (holder?.person.provider !== 'wechat') return wrong(40001, 'invalid credential')
      const { subject, name } = holder.person
      if (given.get('openid') !== `o${subject}`) return wrong(40003, 'invalid openid')
      return json({ openid: `o${subject}`, nickname: name, sex: 0, headimgurl: '', unionid: `u${subject}` })
    },
  },
  qq: {
    idName: 'client_id',
    refused: { usercancel: '1' },
    answer: (part, { given }, app) => {
      const wrong = (error: number, words: string) => script({ error, error_description: words })
      if (part === 'token') {
        if (!isOurs(given, app, 'client_id', 'client_secret')) return wrong(100_016, 'client secret is illegal')
        const code = redeem(given, app)
        if (!code || code.redirectUri !== given.get('redirect_uri')) return wrong(100_020, 'code is reused error')
        const token = { access_token: app.grants.token(code.person, app.id), expires_in: '7776000', refresh_token: 'R' }
        return given.get('fmt') === 'json' ? json(token) : { body: new URLSearchParams(token).toString() }
      }
      const holder = app.grants.holder(given.get('access_token'))
      if (holder?.person.provider !== 'qq') return wrong(100_016, 'access token check failed')
      const openid = holder.person.subject
      if (part === 'openid') return script({ client_id: holder.application, openid })
      if (given.get('openid') !== openid || given.get('oauth_consumer_key') !== app.id)
        return json({ ret: -22, msg: 'openid is invalid' })
      return json({ ret: 0, msg: '', nickname: holder.person.name, gender: '' })
    },
  },
  wangwang: {
    idName: 'client_id',
    refused: { error: 'access_denied', error_description: 'authorize reject' },
    answer: (_part, { given }, app) => {
      const wrong = (error: string) => json({ error, error_description: 'no' }, 400)
      if (!isOurs(given, app, 'client_id', 'client_secret')) return wrong('invalid_client')
      const code = redeem(given, app)
      if (!code || code.redirectUri !== given.get('redirect_uri')) return wrong('invalid_grant')
      return json({
        access_token: app.grants.token(code.person, app.id),
        token_type: 'Bearer',
        expires_in: 86_400,
        taobao_open_uid: `AA${code.person.subject}`,
        taobao_user_nick: encodeURIComponent(code.person.name),
      })
    },
  },
}

const isOurs = (given: URLSearchParams, { id, secret }: Application, idName: string, secretName: string) =>
  given.get(idName) === id && given.get(secretName) === secret && given.get('grant_type') === 'authorization_code'

function redeem(given: URLSearchParams, { grants, provider }: Application) {
  const code = grants.redeem(given.get('code') ?? '')
  return code?.provider === provider ? code : null
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** Only Facebook signs what it says, with a key made at the first use. */
let keyPair: ReturnType<typeof newKeyPair> | null = null
const newKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

function signedClaims(claims: Readonly<Record<string, string | undefined>>): string {
  keyPair ??= newKeyPair()
  const now = Math.floor(Date.now() / 1000)
  const text = [
    { alg: 'RS256', typ: 'JWT' },
    { ...claims, iat: now, exp: now + 3600 },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), keyPair.privateKey).toString('base64url')}`
}
