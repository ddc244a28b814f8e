/** What other modules ask of days. */
export { readToday } from './sql.ts'
export { refuseDayToCome } from './today.ts'
