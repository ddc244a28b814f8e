/*
 * When a parcel was scanned whose receipt had to wait for a network (decision record 103). The device says how long ago
 * that was, so that its clock may be wrong.
 */

/** A receipt waits over night at the longest; an age beyond that comes from a clock that was changed. */
export const scanAgeMostMs = 24 * 60 * 60 * 1000

/** The age that is believed; otherwise it was scanned just now. */
export const believedScanAge = (ageMs: number): number => (ageMs > 0 && ageMs <= scanAgeMostMs ? ageMs : 0)
