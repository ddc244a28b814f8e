import { questionChoiceText } from '#contract/parcel-questions.text.ts'
import type { ClosingReason } from '#domain/parcel-closing.ts'
import { leavesBy } from '#domain/parcel-question.ts'
import { minuteOf } from '#domain/wall-clock.ts'
import type { Tx } from '#server/database/db.ts'
import { refuse } from '#server/http/refuse.ts'
import { giveBack } from './money.ts'
import { endQuestion, openQuestionOf } from './sql.ts'
import { otherChoiceText, stillTimeText } from './text.ts'

export { remindOfQuestions } from './remind.ts'

/**
 * A parcel leaves as its member chose. While they may still answer it stays; after the deadline staff decide. Returns
 * the question that closing it ends.
 */
export async function refuseAgainstAnswer(tx: Tx, parcelId: string, reason: ClosingReason) {
  const question = await openQuestionOf(tx, parcelId)
  if (!question) return null
  const { state, isOverdue, dueAt, choice } = question
  if (state === 'asked' && !isOverdue) refuse('staff_state', { text: stillTimeText(minuteOf(dueAt)) })
  if (choice !== null && leavesBy[choice] !== reason)
    refuse('staff_state', { text: otherChoiceText(questionChoiceText[choice]) })
  return question
}

/** The parcel leaves its member: nobody has to answer, and what they paid goes back. */
export async function withdrawQuestionOf(
  tx: Tx,
  parcelId: string,
  { staffId, note }: Readonly<{ staffId: string; note: string }>,
): Promise<void> {
  const question = await openQuestionOf(tx, parcelId)
  if (!question) return
  await giveBack(tx, question, { kind: 'staff', id: staffId })
  await endQuestion(tx, question.id, 'withdraw', staffId, note)
}

/** The parcel is closed, so its question is settled; the mail about the closing says how it left. */
export async function settleByClosing(
  tx: Tx,
  {
    parcelId,
    reason,
    note,
    staffId,
  }: Readonly<{ parcelId: string; reason: ClosingReason; note: string; staffId: string }>,
): Promise<void> {
  const question = await refuseAgainstAnswer(tx, parcelId, reason)
  if (question) await endQuestion(tx, question.id, 'settle', staffId, note)
}
