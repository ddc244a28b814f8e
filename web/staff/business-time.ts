import { formatExact } from '#web/kit/text/format.ts'

/* Staff type times of the business zone, wherever their browser thinks it is. */

/** The latest that a native date and time field may hold: `2026-11-21T14:05`. */
export const nowField = (now = new Date()) => formatExact(now.toISOString()).slice(0, 16).replace(' ', 'T')

/** What the calls take; a field that was left empty means this very moment, to the second. */
export const momentOf = (field: string, now = new Date()) =>
  field === '' ? `${formatExact(now.toISOString()).replace(' ', 'T')}+08:00` : `${field}:00+08:00`

export const isFuture = (field: string, now = new Date()) => Date.parse(momentOf(field, now)) > now.getTime()
