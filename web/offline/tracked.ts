/*
 * The numbers last tracked on this device, by anyone: the number and its status. No names, no goods. Deleted when a
 * member signs out.
 */

export interface TrackedNumber {
  readonly trackedNumber: string
  readonly statusText: string
}

const key = 'tracked'
const most = 20

/** The latest first. Pages of the public site record here what they looked up and found. */
export function trackedNumbers(): readonly TrackedNumber[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTracked) : []
  } catch {
    // Written by something else, or unreadable in this browser: nothing was tracked.
    return []
  }
}

export function rememberTracked(trackedNumber: string, statusText: string): void {
  const others = trackedNumbers().filter((each) => each.trackedNumber !== trackedNumber)
  localStorage.setItem(key, JSON.stringify([{ trackedNumber, statusText }, ...others].slice(0, most)))
}

export const forgetTracked = (): void => localStorage.removeItem(key)

const isTracked = (stored: unknown): stored is TrackedNumber =>
  typeof stored === 'object' &&
  stored !== null &&
  'trackedNumber' in stored &&
  typeof stored.trackedNumber === 'string' &&
  'statusText' in stored &&
  typeof stored.statusText === 'string'
