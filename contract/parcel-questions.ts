import { answerDaysMax, questionChoices, questionKinds, questionStates } from '#domain/parcel-question.ts'
import * as z from 'zod/mini'
import {
  byId,
  currency,
  id,
  int,
  keyPage,
  list,
  minor,
  parcelId,
  text,
  time,
  trackingNumber,
} from '#contract/wire/fields.ts'
import { keyPaging, linesOfText, queryBool, trackingNumberPart } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { owner, photo } from '#contract/wire/shapes.ts'

/* Staff ask the member what to do with a parcel; the member chooses at a shown price (decision record 93). */

const kind = z.enum(questionKinds, { error: 'field_choice' })
const choice = z.enum(questionChoices, { error: 'field_choice' })
const state = z.enum(questionStates, { error: 'field_choice' })
const prices = z.object({ CNY: minor, HKD: minor })

const question = z.object({
  id,
  parcelId,
  kind,
  /** What staff wrote. */
  words: z.string(),
  photos: z.array(photo),
  /** What may be answered, each with what it costs. */
  options: z.array(z.object({ choice, priceMinor: prices })),
  state,
  askedAt: time,
  /** Until then nothing happens without an answer. */
  dueAt: time,
  /** The answer in force; of a question that was withdrawn, the last one. */
  answer: z.nullable(
    z.object({
      choice,
      note: z.string(),
      currency,
      amountMinor: minor,
      answeredAt: time,
      /** What was paid is back since then. */
      givenBackAt: z.nullable(time),
    }),
  ),
  settledAt: z.nullable(time),
  settledNote: z.string(),
})

export const parcelQuestions = group('parcelQuestions', {
  list: read('/api/member/parcel-questions', {
    id: 'E-130',
    who: 'member',
    input: z.object({ parcelId }),
    output: z.object({
      /** The newest first. */
      list: z.array(question),
      balancesMinor: prices,
    }),
  }),
  answer: write('/api/member/parcel-questions/answer', {
    id: 'E-131',
    who: 'member',
    says: 'M-18',
    input: z.object({
      id,
      choice,
      /** What is inside, or who collects it; required for these two. */
      note: z.optional(linesOfText(0, 500)),
      currency,
      /** The price that was shown: another one is not charged. */
      expectedMinor: minor,
    }),
    output: question,
  }),
  takeBack: write('/api/member/parcel-questions/take-back', {
    id: 'E-132',
    who: 'member',
    says: 'M-18',
    input: byId,
    output: question,
  }),
})

const staffQuestion = z.object({
  ...question.shape,
  trackingNumber,
  ...owner.shape,
  warehouseName: z.string(),
  shelf: z.nullable(z.string()),
  askedBy: z.string(),
  /** The days are over without an answer, so staff decide. */
  isOverdue: z.boolean(),
  remindedAt: z.nullable(time),
  settledBy: z.nullable(z.string()),
})

export const staffParcelQuestions = group('staffParcelQuestions', {
  list: read('/api/admin/parcel-questions', {
    id: 'B-IN-23',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    input: z.object({
      state: z.optional(state),
      /** Only what staff have to do: answered, or not answered in time. */
      toDo: z.optional(queryBool),
      warehouseId: z.optional(id),
      /** The start of the number. */
      trackingNumber: z.optional(trackingNumberPart),
      ...keyPaging,
    }),
    output: keyPage(staffQuestion),
  }),
  /** What each answer would cost a member who is asked now. */
  prices: read('/api/admin/parcel-questions/prices', {
    id: 'B-IN-24',
    who: ['W', 'S', 'A'],
    input: z.object({}),
    output: z.object({ prices: z.array(z.object({ choice, priceMinor: prices })) }),
  }),
  ask: write('/api/admin/parcels/{id}/question', {
    id: 'B-IN-33',
    creates: true,
    who: ['W', 'S', 'A'],
    input: z.object({
      id,
      kind,
      words: text(1, 500),
      choices: list(choice, 1, questionChoices.length),
      answerDays: int(1, answerDaysMax),
      photoFileIds: z.optional(list(id, 0, 10)),
    }),
    output: staffQuestion,
  }),
  /** What was chosen is done, or, after the deadline, what was decided. */
  settle: write('/api/admin/parcel-questions/{id}/settle', {
    id: 'B-IN-34',
    who: ['W', 'S', 'A'],
    input: z.object({ id, note: text(1, 200) }),
    output: staffQuestion,
  }),
  /** It need not be answered, or the answer cannot be carried out; what was paid goes back. */
  withdraw: write('/api/admin/parcel-questions/{id}/withdraw', {
    id: 'B-IN-53',
    who: ['W', 'S', 'A'],
    input: z.object({ id, note: text(1, 200) }),
    output: staffQuestion,
  }),
})
