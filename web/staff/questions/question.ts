import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { reports } from '#contract/reports.ts'
import type { Operation, Output } from '#contract/wire/operation.ts'
import { parcelReads } from '#web/staff/parcels/staff-parcel.ts'

export type Question = Output<typeof staffParcelQuestions.list>['list'][number]

export interface QuestionProps {
  readonly question: Question
  /** What was done, in words. */
  readonly onDone: (said: string) => void
}

/** What is stale once a question was asked or ended. */
export const questionReads: readonly Operation[] = [staffParcelQuestions.list, ...parcelReads, reports.dashboard]
