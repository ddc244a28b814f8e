import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'
import { afterAll } from 'vitest'

/*
 * A certified OpenID provider (`oidc-provider`), which was not written by us: it refuses what the standards forbid. It
 * stands where Facebook stands, whose flow is OpenID Connect with PKCE and a nonce.
 */

export interface AuthorisationServer {
  readonly issuer: string
  readonly id: string
  readonly secret: string
  /** Signs in there as somebody, or refuses; returns what the browser is sent back with. */
  readonly signIn: (authorizeUrl: string, name: string | null) => Promise<URLSearchParams>
  /** What it says about somebody from now on. */
  readonly claimsOf: Map<string, Readonly<Record<string, string>>>
}

export async function openAuthorisationServer(redirectUri: string): Promise<AuthorisationServer> {
  const [id, secret] = ['smart-cats-at-test', 'a secret that only the two know']
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const claimsOf = new Map<string, Readonly<Record<string, string>>>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'public_profile'],
    claims: { openid: ['sub'], public_profile: ['id', 'name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, id: sub, name: `${sub} of ${issuer}`, ...claimsOf.get(sub) }),
    }),
    // Whoever signs in has agreed.
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({ clientId: id, accountId: context.oidc.session?.accountId })
      grant.addOIDCScope('openid public_profile')
      await grant.save()
      return grant
    },
    cookies: { keys: ['a key of the tests'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  } satisfies Configuration)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    if (!url.pathname.startsWith('/interaction/')) return void answer(request, response)
    const name = request.headers['x-signs-in-as']
    const result =
      typeof name === 'string'
        ? { login: { accountId: name } }
        : { error: 'access_denied', error_description: 'the person refused' }
    void provider.interactionFinished(request, response, result)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Follows the redirects as a browser does, with its cookies, up to the address outside. */
  async function signIn(authorizeUrl: string, name: string | null): Promise<URLSearchParams> {
    const cookies = new Map<string, string>()
    let next = authorizeUrl
    for (let hops = 0; hops < 10; hops++) {
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
      const headers = { cookie, ...(name === null ? {} : { 'x-signs-in-as': name }) }
      const response = await fetch(next, { headers, redirect: 'manual' })
      for (const line of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(key, value)
      }
      const location = response.headers.get('location')
      if (!location) throw new Error(`${next} answered ${response.status} ${(await response.text()).slice(0, 300)}`)
      next = new URL(location, issuer).href
      if (next.startsWith(redirectUri)) return new URL(next).searchParams
    }
    throw new Error('sent round in circles')
  }
  return { issuer, id, secret, signIn, claimsOf }
}
