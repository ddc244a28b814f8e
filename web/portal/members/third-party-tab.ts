import type { Input } from '#contract/wire/operation.ts'
import { oauth, type SocialProvider } from '#contract/profile.ts'

/*
 * A sign-in through a third party that began in this tab. Kept in session storage: it ends with the tab, and an address
 * that somebody else sends finds nothing here.
 */

export interface Started extends Omit<Input<typeof oauth.exchangeCode>, 'code' | 'iss'> {
  readonly mode: 'signin' | 'bind'
  /** Where to go afterwards; checked again when it is used. */
  readonly back: string | null
}

/** Somebody who is proven by a third party and has no account yet. */
export interface Ticket {
  readonly bindTicket: string
  readonly provider: SocialProvider
  readonly nickname: string
  readonly endsAt: number
}

const keys = { started: 'third-party', ticket: 'third-party-ticket' } as const

/** A little less than the quarter of an hour for which the server takes it. */
const ticketMs = 14 * 60_000

export const keepStarted = (started: Started): void => keep(keys.started, started)
export const forgetStarted = (): void => sessionStorage.removeItem(keys.started)

/** Null unless exactly this one began here. */
export function startedWith(state: string | null): Started | null {
  const kept = read<Started>(keys.started)
  return kept !== null && state !== null && kept.state === state ? kept : null
}

export const keepTicket = (ticket: Omit<Ticket, 'endsAt'>): void =>
  keep(keys.ticket, { ...ticket, endsAt: Date.now() + ticketMs })
export const forgetTicket = (): void => sessionStorage.removeItem(keys.ticket)

export function liveTicket(): Ticket | null {
  const kept = read<Ticket>(keys.ticket)
  return kept !== null && kept.endsAt > Date.now() ? kept : null
}

const keep = (key: string, value: object): void => sessionStorage.setItem(key, JSON.stringify(value))

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}
