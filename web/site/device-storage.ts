/*
 * What this device stores for the public pages. A browser may refuse storage and throw on every access; the pages then
 * work as on a first visit.
 */

export function keptHere(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** A choice that cannot be stored applies to this page only. */
export function keepHere(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {}
}
