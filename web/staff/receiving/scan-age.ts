/*
 * How long ago a receipt was completed (decision record 103). The device's clock may be wrong, and may be put right while
 * the receipt waits, so only the time in between is told.
 */

/** Milliseconds on a clock that nobody sets while the page is open. After a reload it begins at the device's clock again. */
export const deviceNowMs = (): number => performance.timeOrigin + performance.now()

/** Undefined: it is not known. Never below zero, whatever the clock did between two pages. */
export const secondsSince = (completedAtMs: number | undefined, nowMs = deviceNowMs()): number | undefined =>
  completedAtMs === undefined ? undefined : Math.max(0, Math.floor((nowMs - completedAtMs) / 1000))
