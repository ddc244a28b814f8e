/*
 * How long ago a receipt was completed (decision record 103). The device's clock may be wrong, and may be put right while
 * the receipt waits, so only the time in between is told.
 */

/** Milliseconds on a clock that nobody sets while the page is open. After a reload it begins at the device's clock again. */
export const deviceNowMs = (): number => performance.timeOrigin + performance.now()

/** Nobody completes two receipts within this time, so what is sent sooner keeps its order without an age. */
const atOnceMs = 200

/** Undefined: it is sent at once, or its age is not known, or a clock that was put back makes it negative. */
export function ageToTell(completedAtMs: number | undefined, nowMs = deviceNowMs()): number | undefined {
  const ageMs = completedAtMs === undefined ? 0 : Math.round(nowMs - completedAtMs)
  return ageMs < atOnceMs ? undefined : ageMs
}
