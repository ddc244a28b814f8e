/*
 * The guard redirects to the home page if someone may not see a page or asks for one that does not exist. The home page
 * says why; the reason is kept in session storage until it is shown.
 */

const key = 'ledHere'

export type Reason = 'missing' | 'signIn'

interface LedHere {
  readonly reason: Reason
  /** The path that was asked for, below `/web_site`. */
  readonly path: string
}

export function keepLedHere(ledHere: LedHere): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(ledHere))
  } catch {}
}

/** Can be read only once. */
export function takeLedHere(): LedHere | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
