import { questionChoiceText } from '#contract/parcel-questions.text.ts'
import type { LedgerEvent } from '#domain/ledger.ts'
import type { Currency } from '#domain/money.ts'
import type { QuestionChoice } from '#domain/parcel-question.ts'
import type { Actor } from '#server/actor.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { postEntries } from '#server/ledger/ledger.ts'
import { markGivenBack, type QuestionRow } from './sql.ts'

interface Paid {
  readonly answerId: string
  readonly choice: QuestionChoice
  readonly currency: Currency
  readonly amountMinor: number
}

/** Takes the price of an answer from the balance, once; refuses with 5001 when it is too low. */
export const charge = (tx: Tx, question: QuestionRow, paid: Paid, actor: Actor) =>
  moveOf(tx, 'PARCEL_ANSWER', question, paid, actor)

/** Gives back exactly what the answer in force had cost, once; it is no longer in force. */
export async function giveBack(tx: Tx, question: QuestionRow, actor: Actor): Promise<void> {
  const { answerId, choice, currency, amountMinor } = question
  if (answerId === null || choice === null || currency === null || amountMinor === null) return
  orRefuse(await markGivenBack(tx, answerId), 'staff_state')
  await moveOf(tx, 'PARCEL_ANSWER_REFUND', question, { answerId, choice, currency, amountMinor }, actor)
}

/** What costs nothing moves nothing. */
async function moveOf(tx: Tx, event: LedgerEvent, { memberId, trackingNumber }: QuestionRow, paid: Paid, actor: Actor) {
  if (paid.amountMinor === 0) return
  await postEntries(tx, [
    {
      event,
      memberId,
      unit: paid.currency,
      amount: paid.amountMinor,
      source: { kind: 'parcel_answer', id: paid.answerId },
      referenceNumber: trackingNumber,
      remark: questionChoiceText[paid.choice],
      actor,
    },
  ])
}
