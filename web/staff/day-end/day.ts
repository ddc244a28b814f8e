import { staffDays } from '#contract/day-end.ts'
import { dayFigureText } from '#contract/day-end.text.ts'
import type { Operation, Output } from '#contract/wire/operation.ts'
import type { DayFigure } from '#domain/day-end.ts'
import type { Language } from '#domain/language.ts'
import { formatExact } from '#web/kit/text/format.ts'

export type DayTold = Output<typeof staffDays.get>
export type Signature = Output<typeof staffDays.sign>

/** What is stale once somebody signed. */
export const dayReads: readonly Operation[] = [staffDays.get, staffDays.list]

/** The present day in the warehouses. */
export const todayIn = (now = new Date()): string => formatExact(now.toISOString()).slice(0, 10)

export const figureName = (figure: DayFigure, language: Language): string => dayFigureText[figure][language]
