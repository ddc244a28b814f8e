/*
 * What this device keeps for the public pages. A browser may let no site keep anything and answers every look with a fault;
 * the pages work there as for somebody who comes for the first time.
 */

export function keptHere(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** A choice that cannot be kept holds for this page. */
export function keepHere(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {}
}
