import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Dialect, dialects } from './dialects.ts'
import { newGrants, personNamed, type Provider, providers } from './grants.ts'
import { chooserPage, refusedPage } from './page.ts'

/*
 * Stands in for the four third parties while somebody develops or tests: each answers in its own dialect, and a page
 * lets a person choose who to be, or refuse. It has keys of its own and knows nobody's password. The server does not
 * know it: it is given keys and addresses like those of any third party.
 */

export interface SignInSimulator {
  readonly url: string
  /** What the server is started with. */
  readonly settings: Readonly<Record<string, string>>
  /** An access token that another application was given. */
  readonly foreignToken: (provider: Provider, name: string) => string
  /** An access token of ours, as a browser gets it. */
  readonly ownToken: (provider: Provider, name: string) => string
  /** From now on that part of a third party answers so; null: as usual. */
  readonly misbehave: (path: string, how: Misbehaviour | null) => void
  readonly stop: () => Promise<void>
}

/** `silent` takes the request and never answers. */
export type Misbehaviour = 'silent' | 'fault' | 'garbage' | 'endless' | 'redirect'

interface Options {
  /** Where people are sent back to: exactly this, as registered with each third party. */
  readonly redirectUri: string
  /** 0: any that is free. */
  readonly port?: number
}

export async function startSignInSimulator({ redirectUri, port = 0 }: Options): Promise<SignInSimulator> {
  const keys = Object.fromEntries(
    providers.map((provider) => [provider, { id: `simulated-${provider}`, secret: randomBytes(24).toString('hex') }]),
  ) as Record<Provider, { id: string; secret: string }>
  const grants = newGrants()
  const moods = new Map<string, Misbehaviour>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://simulator')
    const mood = moods.get(url.pathname)
    if (mood) return misbehave(mood, response)
    void answer(request, url).then(
      ({ status = 200, headers = {}, body = '' }) => response.writeHead(status, headers).end(body),
      (fault: unknown) => response.writeHead(500).end(String(fault)),
    )
  })

  async function answer(request: IncomingMessage, url: URL): Promise<Answered> {
    const [, name = '', part = ''] = url.pathname.split('/')
    const provider = providers.find((each) => each === name)
    if (!provider) return { status: 404, body: 'There is no such third party here.' }
    const dialect = dialects[provider]
    const given = new URLSearchParams(request.method === 'POST' ? await bodyOf(request) : url.search)
    if (part === 'authorize') return begin(provider, dialect, given)
    if (part === 'decide') return decide(provider, dialect, given)
    const asked = { given, bearer: request.headers.authorization?.replace(/^Bearer /, '') ?? null }
    return dialect.answer(part, asked, { ...keys[provider], provider, grants, issuer: `${base()}/${provider}` })
  }

  function begin(provider: Provider, { idName }: Dialect, given: URLSearchParams): Answered {
    if (given.get(idName) !== keys[provider].id || given.get('response_type') !== 'code')
      return page(400, refusedPage('This application is not known here.'))
    if (given.get('redirect_uri') !== redirectUri)
      return page(400, refusedPage('This address to come back to is not registered.'))
    const request = grants.ask({
      provider,
      redirectUri,
      state: given.get('state') ?? '',
      challenge: given.get('code_challenge'),
      nonce: given.get('nonce'),
    })
    return page(200, chooserPage(provider, request))
  }

  function decide(provider: Provider, { refused }: Dialect, given: URLSearchParams): Answered {
    const request = grants.take(given.get('request') ?? '')
    if (request?.provider !== provider) return page(400, refusedPage('This page was used already. Start again.'))
    const back = new URL(request.redirectUri)
    const name = given.get('typed')?.trim() || given.get('name')
    if (given.has('refuse') || !name)
      for (const [key, value] of Object.entries(refused)) back.searchParams.set(key, value)
    else back.searchParams.set('code', grants.code(request, personNamed(provider, name)))
    back.searchParams.set('state', request.state)
    return { status: 303, headers: { location: back.href } }
  }

  const base = () => `http://localhost:${(server.address() as AddressInfo).port}`
  await listen(server, port)
  return {
    url: base(),
    settings: Object.fromEntries(
      providers.flatMap((provider) => {
        const prefix = `SIGN_IN_${provider.toUpperCase()}`
        const endpoints = Object.fromEntries(
          ['authorize', 'token', 'openid', 'user', 'check'].map((part) => [part, `${base()}/${provider}/${part}`]),
        )
        return [
          [`${prefix}_ID`, keys[provider].id],
          [`${prefix}_SECRET`, keys[provider].secret],
          [`${prefix}_ENDPOINTS`, JSON.stringify({ issuer: `${base()}/${provider}`, ...endpoints })],
        ]
      }),
    ),
    foreignToken: (provider, name) => grants.token(personNamed(provider, name), 'another-application'),
    ownToken: (provider, name) => grants.token(personNamed(provider, name), keys[provider].id),
    misbehave: (path, how) => (how ? moods.set(path, how) : moods.delete(path)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export interface Answered {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const page = (status: number, body: string): Answered => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  },
  body,
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) {
    body += String(part)
    if (body.length > 10_000) throw new Error('too long')
  }
  return body
}

function misbehave(mood: Misbehaviour, response: ServerResponse): void {
  if (mood === 'fault') response.writeHead(500).end('<html><body>Internal error</body></html>')
  if (mood === 'garbage') response.writeHead(200).end('\u0000 not what you think')
  if (mood === 'redirect') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  if (mood === 'endless') response.writeHead(200).end(`{"access_token":"${'x'.repeat(1_000_000)}"}`)
}

/** The preferred port if it is free, otherwise any. */
function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (fault) => (port === 0 ? reject(fault) : listen(server, 0).then(resolve, reject)))
    server.listen(port, '127.0.0.1', () => resolve())
  })
}
