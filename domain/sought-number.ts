import { toHalfWidth } from './plain-text.ts'

/** The last four digits of a number are what people remember and read out. */
export const soughtCharsMin = 4
export const soughtCharsMax = 40

/** A number as someone types, pastes or scans it into a search: half-width, in capitals, without spaces. */
export const tidySought = (typed: string): string => toHalfWidth(typed).replace(/\s+/g, '').toUpperCase()
