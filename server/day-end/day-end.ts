/** What other modules ask of days. */
export { readToday } from './sql.ts'
export { dayThatCounts, refuseDayToCome } from './today.ts'
