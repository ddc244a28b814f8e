import { can, type Moves } from './moves.ts'

export const feedbackStatuses = ['open', 'replied', 'closed'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** The state table of feedback. A second reply replaces the text that is shown. */
export const feedbackMoves = {
  submit: { from: [null], to: 'open' },
  reply: { from: ['open', 'replied'], to: 'replied' },
  close: { from: ['open', 'replied'], to: 'closed' },
} as const satisfies Moves<FeedbackStatus>

export const feedbackCan = can(feedbackMoves, ({ status }: { readonly status: FeedbackStatus }) => status)
