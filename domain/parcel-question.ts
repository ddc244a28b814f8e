import { can, type Moves } from './moves.ts'
import type { Currency } from './money.ts'
import type { ClosingReason } from './parcel-closing.ts'

/** What staff ask the member of a parcel about. */
export const questionKinds = ['prohibited', 'damaged', 'contents', 'other'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What a member may answer. */
export const questionChoices = ['send_on', 'explain', 'return', 'hand_over', 'dispose'] as const
export type QuestionChoice = (typeof questionChoices)[number]

/** Goods that may not be carried cannot be sent on. */
export const choicesOf: Readonly<Record<QuestionKind, readonly QuestionChoice[]>> = {
  prohibited: ['return', 'hand_over', 'dispose', 'explain'],
  damaged: ['send_on', 'return', 'dispose'],
  contents: ['explain', 'return', 'dispose'],
  other: questionChoices,
}

export const questionStates = ['asked', 'answered', 'settled', 'withdrawn'] as const
export type QuestionState = (typeof questionStates)[number]

/** The state table of a question about one parcel. */
export const questionMoves = {
  ask: { from: [null], to: 'asked' },
  // By the member; a fee is paid now.
  answer: { from: ['asked'], to: 'answered' },
  // By the member, before anybody acted on it; a fee is given back.
  takeBack: { from: ['answered'], to: 'asked' },
  // Staff did what was chosen, or decided after the deadline.
  settle: { from: ['asked', 'answered'], to: 'settled' },
  // It need not be answered any more, or cannot be done; a fee is given back.
  withdraw: { from: ['asked', 'answered'], to: 'withdrawn' },
} as const satisfies Moves<QuestionState>

export const questionCan = can(questionMoves, (question: { readonly state: QuestionState }) => question.state)

export const openQuestionStates = ['asked', 'answered'] as const satisfies readonly QuestionState[]

/** How the parcel leaves by this answer; null: it stays. */
export const leavesBy: Readonly<Record<QuestionChoice, ClosingReason | null>> = {
  send_on: null,
  explain: null,
  return: 'returned',
  hand_over: 'handed_over',
  dispose: 'disposed',
}

/** What is inside, or who collects it, is told in words. */
export const needsWords = (choice: QuestionChoice): boolean => choice === 'explain' || choice === 'hand_over'

/** One answer and what it costs, fixed when the question was asked. */
export interface QuestionOption {
  readonly choice: QuestionChoice
  readonly priceMinor: Readonly<Record<Currency, number>>
}

export const answerDaysMax = 30
