import { parcelQuestions } from '#contract/parcel-questions.ts'
import type { Output } from '#contract/wire/operation.ts'
import { afterMoney } from '#web/portal/orders/after-money.ts'

export type Questions = Output<typeof parcelQuestions.list>
export type Question = Questions['list'][number]

/** What an answer that is given or taken back changes. */
export const questionReads = [parcelQuestions.list, ...afterMoney] as const
