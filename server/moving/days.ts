import { businessDate } from '#server/database/numbers.ts'

/** Today or before; a missing day is neither. */
export const inPast = (day: string | undefined): boolean => day === undefined || day <= businessDate()

export const isOver = (day: string): boolean => day < businessDate()
