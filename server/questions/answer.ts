import type { parcelQuestions } from '#contract/parcel-questions.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { parcelCan } from '#domain/parcel.ts'
import { leavesBy, needsWords, questionCan } from '#domain/parcel-question.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { orRefuse, type Tx } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { balancesOf } from '#server/ledger/ledger.ts'
import { findOwnParcel, lockParcel, noteOnParcel } from '#server/parcels/parcels.ts'
import { charge, giveBack } from './money.ts'
import { questionOnWire, readQuestion } from './rows.ts'
import { insertAnswer, isBeingClosed, moveQuestion, type QuestionRow, questionsOfParcel } from './sql.ts'
import { beingDoneText, notHereText, notOpenText } from './text.ts'

type Calls = typeof parcelQuestions

/** E-130 */
export async function list(
  call: ReadCall & AsMember,
  { parcelId }: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  const { db, member } = call
  orRefuse(await findOwnParcel(db, member.id, parcelId), 'not_found')
  const [rows, { CNY, HKD }] = await Promise.all([questionsOfParcel(db, parcelId), balancesOf(db, member.id)])
  return { list: rows.map((row) => questionOnWire(call, row)), balancesMinor: { CNY, HKD } }
}

/** E-131: also after the deadline, as long as staff did not decide; the price was fixed when it was asked. */
export async function answer(
  call: WriteCall & AsMember,
  { id, choice, note = '', currency, expectedMinor }: Input<Calls['answer']>,
): Promise<Output<Calls['answer']>> {
  const { tx, member } = call
  const question = await hold(tx, member.id, id)
  if (!questionCan.answer(question)) refuse('parcel_state', { text: notOpenText }, { id: question.parcelId })
  const option = question.options.find((each) => each.choice === choice)
  if (!option) refuseFields({ choice: 'field_choice' })
  if (needsWords(choice) && note.trim() === '') refuseFields({ note: 'field_required' })
  const amountMinor = option.priceMinor[currency]
  if (amountMinor !== expectedMinor) refuse('amount_changed', { dueMinor: amountMinor })
  if (leavesBy[choice] !== null) await refuseUnlessHere(tx, question.parcelId)
  orRefuse(await moveQuestion(tx, id, 'answer'), 'parcel_state')
  const { id: answerId } = await insertAnswer(tx, id, { choice, note: note.trim(), currency, amountMinor })
  const actor = { kind: 'member', id: member.id } as const
  await charge(tx, question, { answerId, choice, currency, amountMinor }, actor)
  await noteOnParcel(tx, question.parcelId, { event: 'answerQuestion', actor, details: { questionId: id, choice } })
  return questionOnWire(call, await readQuestion(tx, id))
}

/** E-132: until somebody acts on it. */
export async function takeBack(
  call: WriteCall & AsMember,
  { id }: Input<Calls['takeBack']>,
): Promise<Output<Calls['takeBack']>> {
  const { tx, member } = call
  const question = await hold(tx, member.id, id)
  const { parcelId } = question
  if (!questionCan.takeBack(question)) refuse('parcel_state', { text: notOpenText }, { id: parcelId })
  if (await isBeingClosed(tx, parcelId)) refuse('parcel_state', { text: beingDoneText }, { id: parcelId })
  const actor = { kind: 'member', id: member.id } as const
  await giveBack(tx, question, actor)
  orRefuse(await moveQuestion(tx, id, 'takeBack'), 'parcel_state')
  await noteOnParcel(tx, parcelId, { event: 'takeBackAnswer', actor, details: { questionId: id } })
  return questionOnWire(call, await readQuestion(tx, id))
}

/** The parcel is locked first, as everywhere; then the question is read again. */
async function hold(tx: Tx, memberId: string, id: string): Promise<QuestionRow> {
  const found = await readQuestion(tx, id)
  if (found.memberId !== memberId) refuse('not_found')
  await lockParcel(tx, found.parcelId)
  return readQuestion(tx, id)
}

async function refuseUnlessHere(tx: Tx, parcelId: string): Promise<void> {
  const parcel = await lockParcel(tx, parcelId)
  if (parcel.status !== 'in_stock' || parcel.orderId !== null || !parcelCan.close(parcel))
    refuse('parcel_state', { text: notHereText }, { id: parcelId })
}
