import { pickText } from '#contract/wire/language.ts'
import type { Json } from '#contract/wire/wire-names.ts'
import type { CsvCell } from '#domain/csv.ts'
import { withDecimals } from '#domain/decimals.ts'
import type { Language, Text } from '#domain/language.ts'
import { isObject } from '#server/http/request.ts'
import { yesNo } from './text.ts'

/** How a stored value is written in a table of the archive. */
export type Write = (value: Json, language: Language, row: readonly Json[]) => CsvCell

export const text: Write = (value) => (typeof value === 'string' ? value : null)
export const whole: Write = (value) => (typeof value === 'number' ? value : null)
const fixed =
  (decimals: number): Write =>
  (value) =>
    typeof value === 'number' ? { number: withDecimals(value, decimals) } : null
export const minor = fixed(2)
export const kg = fixed(3)
export const cm = fixed(1)

/** `2026-02-03 12:05:06`, in the business time zone, as the database writes it. */
export const time: Write = (value) => (typeof value === 'string' ? value.slice(0, 19).replace('T', ' ') : null)
export const localized: Write = (value, language) =>
  isObject(value) ? pickText(value as Record<string, string>, language) : null
export const word =
  (words: Readonly<Record<string, Text>>): Write =>
  (value, language) =>
    typeof value === 'string' ? (words[value]?.[language] ?? value) : null
export const flag: Write = (value, language) => yesNo[value === true ? 'true' : 'false'][language]

/** Coins are whole, money has cents; the unit is in the same row. */
export const amount: Write = (value, language, row) => (row.includes('COIN') ? whole : minor)(value, language, row)
