import { toHalfWidth } from '#domain/plain-text.ts'
import * as z from 'zod/mini'

/* What a cell of a file may hold, as people and spreadsheets write it. An empty cell is absent. */

export type Cells = Readonly<Record<string, string>>

const typed = z.string({ error: 'field_required' })

/** 25,569 days lie between the first day of a spreadsheet and that of the computer's clock. */
const ofSerial = (days: number) => new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10)

const tidyDay = (cell: string): string => {
  const day = toHalfWidth(cell).trim()
  if (/^\d{5}(\.\d+)?$/.test(day)) return ofSerial(Math.floor(Number(day)))
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/.exec(day)
  if (!parts) return day
  const [, year = '', month = '', date = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** 2026-01-31, also with slashes or as a spreadsheet's number. */
export const day = typed.check(
  z.overwrite(tidyDay),
  z.iso.date({ error: 'field_moving_day' }),
  z.refine((value) => /^(19|20)\d\d-/.test(value), { error: 'field_moving_day' }),
)

/** A number above 0 with at most this many decimal places, in its smallest unit. */
export const decimal = (places: number, most: number) =>
  z.pipe(
    typed.check(
      z.overwrite((cell) => toHalfWidth(cell).trim()),
      z.regex(new RegExp(`^\\d{1,12}(\\.\\d{0,${places}}0*)?$`), { error: 'field_moving_number' }),
    ),
    z
      .transform((cell: string) => inSmallest(cell, places))
      .check(
        z.refine((value: number) => value > 0, { error: 'field_moving_number' }),
        z.refine((value: number) => value <= most, { error: 'field_range' }),
      ),
  )

/** By its digits, never by multiplying; zeros beyond the places that count are left out. */
const inSmallest = (cell: string, places: number) => {
  const [whole = '', part = ''] = cell.split('.')
  return Number(whole + part.slice(0, places).padEnd(places, '0'))
}

export const whole = (least: number, most: number) =>
  z.pipe(
    typed.check(
      z.overwrite((cell) => toHalfWidth(cell).trim()),
      z.regex(/^\d{1,13}$/, { error: 'field_integer' }),
    ),
    z.transform(Number).check(z.refine((value: number) => value >= least && value <= most, { error: 'field_range' })),
  )

/** A word of a list, in any case. */
export const word = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.pipe(
      typed,
      z.transform((cell) => words.find((each) => each.toLowerCase() === cell.trim().toLowerCase()) ?? cell),
    ),
    z.enum(words as readonly [Word, ...Word[]], { error: 'field_choice' }),
  )

export const yes = z.pipe(
  word(['yes', 'no']),
  z.transform((cell) => cell === 'yes'),
)
