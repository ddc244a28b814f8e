import { businessDate } from '#server/database/numbers.ts'

/** The first moment of a day in the business zone; null if there is no such day, such as 30 February. */
export function startOfDay(year: string, month: string, day: string): string | null {
  const named = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = Date.parse(`${named}T00:00:00+08:00`)
  return Number.isNaN(at) || businessDate(at) !== named ? null : new Date(at).toISOString()
}
