/*
 * The guard leads to the home page whoever may not see a page or asks for one that does not exist (K4). The home page says
 * why; the reason lies in the store of the tab until it is told.
 */

const key = 'ledHere'

export type Reason = 'missing' | 'signIn'

interface LedHere {
  readonly reason: Reason
  /** Where somebody wanted to go, below `/web_site`. */
  readonly path: string
}

export function keepLedHere(ledHere: LedHere): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(ledHere))
  } catch {}
}

/** Told once. */
export function takeLedHere(): LedHere | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
