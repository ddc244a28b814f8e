export type Day = { readonly year: number; readonly month: number; readonly day: number }

/** Local date and time of the reader; months count from 1. */
export type WallTime = Day & { readonly hour: number; readonly minute: number; readonly second: number }

export type DateRange = { readonly from: WallTime; readonly to: WallTime }

/**
 * The default of date filters: the same day last month at 00:00:00 to today at 23:59:59. A day that last month
 * does not have becomes its last one: 31 March goes back to 28 February, not to 3 March.
 */
export function defaultRange(today: Day): DateRange {
  const { year, month } = monthBefore(today)
  return {
    from: { year, month, day: Math.min(today.day, daysIn(year, month)), hour: 0, minute: 0, second: 0 },
    to: { year: today.year, month: today.month, day: today.day, hour: 23, minute: 59, second: 59 },
  }
}

/** From the first to the last day of the month before. */
export function lastMonth(today: Day): { readonly from: Day; readonly to: Day } {
  const { year, month } = monthBefore(today)
  return { from: { year, month, day: 1 }, to: { year, month, day: daysIn(year, month) } }
}

const monthBefore = ({ year, month }: Day) => (month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 })

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Business days are those of the warehouses: Shanghai, ignoring the daylight saving time of past decades. */
export const businessOffsetMinutes = 8 * 60

/** `2025-05-20` */
export const formatDay = ({ year, month, day }: Day) => `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`

/** `2025-05-20T23:59:59+08:00`, as a filter sends it; the offset is that of the local time from UTC. */
export function formatWithOffset(time: WallTime, offsetMinutes: number): string {
  const ahead = Math.abs(offsetMinutes)
  const offset = `${offsetMinutes < 0 ? '-' : '+'}${padded(Math.floor(ahead / 60), 2)}:${padded(ahead % 60, 2)}`
  return `${formatDay(time)}T${clock(time)}${offset}`
}

const clock = ({ hour, minute, second }: WallTime) => [hour, minute, second].map((part) => padded(part, 2)).join(':')

const padded = (value: number, length: number) => String(value).padStart(length, '0')
