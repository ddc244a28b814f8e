const hourMs = 3_600_000

export interface Age {
  /** Full hours since then; never negative, because the clock of a desk may be slow. */
  readonly hours: number
  /** Full hours beyond the limit; null if it is not late. */
  readonly lateHours: number | null
}

/** How long something has waited at `now` (ms); late from `limitHours` on. */
export function ageOf(since: string, now: number, limitHours = Number.POSITIVE_INFINITY): Age {
  const waited = Math.max(0, now - Date.parse(since)) / hourMs
  return { hours: Math.floor(waited), lateHours: waited >= limitHours ? Math.floor(waited - limitHours) : null }
}
