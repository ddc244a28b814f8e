import { createHash, randomBytes } from 'node:crypto'

/** What the simulator remembers: who is being asked, and the codes and tokens it gave. In memory only. */

export const providers = ['facebook', 'wechat', 'qq', 'wangwang'] as const
export type Provider = (typeof providers)[number]

export interface Person {
  readonly provider: Provider
  readonly subject: string
  readonly name: string
}

/** The same name is the same person, also after a restart. */
export const personNamed = (provider: Provider, name: string): Person => ({
  provider,
  name,
  subject: BigInt(`0x${createHash('sha256').update(`${provider} ${name}`).digest('hex').slice(0, 14)}`).toString(),
})

interface Request {
  readonly provider: Provider
  readonly redirectUri: string
  readonly state: string
  readonly challenge: string | null
  readonly nonce: string | null
}

interface Code extends Request {
  readonly person: Person
  readonly until: number
}

interface Token {
  readonly person: Person
  readonly application: string
}

export type Grants = ReturnType<typeof newGrants>

const codeMs = 5 * 60_000
const requestMs = 10 * 60_000

export function newGrants() {
  const requests = new Map<string, Request & { readonly until: number }>()
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Token>()
  const name = () => randomBytes(18).toString('base64url')
  const keep = <T>(map: Map<string, T>, value: T): string => {
    const key = name()
    map.set(key, value)
    if (map.size > 1000) map.delete([...map.keys()][0] ?? '')
    return key
  }
  const take = <T extends { readonly until: number }>(map: Map<string, T>, key: string): T | null => {
    const found = map.get(key)
    map.delete(key)
    return found && found.until > Date.now() ? found : null
  }
  return {
    ask: (request: Request) => keep(requests, { ...request, until: Date.now() + requestMs }),
    take: (key: string): Request | null => take(requests, key),
    code: (request: Request, person: Person) => keep(codes, { ...request, person, until: Date.now() + codeMs }),
    /** A code is good once. */
    redeem: (code: string): Code | null => take(codes, code),
    token: (person: Person, application: string) => keep(tokens, { person, application }),
    holder: (token: string | null): Token | null => tokens.get(token ?? '') ?? null,
  }
}
