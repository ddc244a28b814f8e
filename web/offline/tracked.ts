/*
 * The numbers that were tracked last on this device, by whom ever: the number, and what was said of it. No names, no
 * goods. They go when a member signs out.
 */

export interface TrackedNumber {
  readonly trackedNumber: string
  readonly statusText: string
}

const key = 'tracked'
const most = 20

/** The latest first. Pages of the public site tell here what they were asked and what they found. */
export function trackedNumbers(): readonly TrackedNumber[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTracked) : []
  } catch {
    // Written by something else, or not to be read in this browser: nothing was tracked.
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
