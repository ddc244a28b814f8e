import { formatExact } from '#web/ui/format.ts'

/* Staff type times of the business zone, wherever their browser thinks it is (decision 11). */

/** Now, as a native date and time field holds it: `2026-11-21T14:05`. */
export const nowField = (now = new Date()) => formatExact(now.toISOString()).slice(0, 16).replace(' ', 'T')

/** What the calls take. */
export const momentOf = (field: string) => `${field}:00+08:00`

export const isFuture = (field: string, now = Date.now()) => Date.parse(momentOf(field)) > now
