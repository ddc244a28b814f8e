import { formatExact } from '#web/kit/text/format.ts'

/* Staff enter times in the business time zone, whatever the time zone of their browser. */

/** The latest value of a native date and time field: `2026-11-21T14:05`. */
export const nowField = (now = new Date()) => formatExact(now.toISOString()).slice(0, 16).replace(' ', 'T')

/** The format of the calls; an empty field means now, to the second. */
export const momentOf = (field: string, now = new Date()) =>
  field === '' ? `${formatExact(now.toISOString()).replace(' ', 'T')}+08:00` : `${field}:00+08:00`

export const isFuture = (field: string, now = new Date()) => Date.parse(momentOf(field, now)) > now.getTime()
