import { businessOffsetMinutes } from '#domain/date-range.ts'

/** A moment in the business zone, as all times on the wire: `2026-11-21T14:05:09+08:00`. */
export const businessTime = (ms: number): string =>
  `${new Date(ms + businessOffsetMinutes * 60_000).toISOString().slice(0, 19)}+08:00`
