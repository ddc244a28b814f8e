import type { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { questionChoiceText } from '#contract/parcel-questions.text.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal } from '#domain/long-list.ts'
import { choicesOf, leavesBy, questionCan, questionChoices, type QuestionChoice } from '#domain/parcel-question.ts'
import { tidyCode } from '#domain/plain-text.ts'
import { minuteOf } from '#domain/wall-clock.ts'
import { refuseOwnAccount } from '#server/auth/own-account.ts'
import { parcelsSeenBy } from '#server/auth/session.ts'
import type { AsStaff, Context, ReadCall, WriteCall } from '#server/context.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { useFiles } from '#server/files/files.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { findOwnParcel, lockParcel, noteOnParcel, refuseInTransfer } from '#server/parcels/parcels.ts'
import { readConfig } from '#server/settings/config.ts'
import { tellAsked, tellWithdrawn, tellSettled } from './mails.ts'
import { giveBack } from './money.ts'
import { readQuestion, staffRow, staffRows } from './rows.ts'
import { countQuestions, endQuestion, insertQuestion, type QuestionRow, searchQuestions } from './sql.ts'
import { askedBeforeText, byClosingText, notOpenText, notProhibitedText, stillTimeText } from './text.ts'

type Calls = typeof staffParcelQuestions
type Call = WriteCall & AsStaff

/** B-IN-23 */
export async function list(call: ReadCall & AsStaff, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { db, staff } = call
  const { after, pageSize, state, toDo, warehouseId } = input
  const trackingNumber = tidyCode(input.trackingNumber ?? '') || undefined
  const filter = { scope: parcelsSeenBy(staff), state, toDo, warehouseId, trackingNumber }
  const [found, total] = await Promise.all([
    searchQuestions(db, filter, after, pageSize + 1),
    countQuestions(db, filter),
  ])
  const rows = found.slice(0, pageSize)
  const next = found.length > pageSize ? (rows.at(-1)?.id ?? null) : null
  return { list: await staffRows(call, db, rows), next, ...cappedTotal(total) }
}

/** B-IN-24 */
export async function prices({ context, db }: ReadCall & AsStaff): Promise<Output<Calls['prices']>> {
  const priceOf = await readPrices(context, db)
  return { prices: questionChoices.map((choice) => ({ choice, priceMinor: priceOf(choice) })) }
}

/** B-IN-33: the prices of today hold for this question. */
export async function ask(call: Call, input: Input<Calls['ask']>): Promise<Output<Calls['ask']>> {
  const { context, tx, staff } = call
  const { id: parcelId, kind, words, answerDays } = input
  const photoFileIds = [...new Set(input.photoFileIds ?? [])]
  const parcel = await lockParcel(tx, parcelId)
  const scope = parcelsSeenBy(staff)
  if (scope !== null && !scope.includes(parcel.warehouseId)) refuse('not_found')
  await refuseOwnAccount(tx, staff.id, parcel.memberId)
  refuseInTransfer(parcel)
  if (parcel.status !== 'in_stock' || parcel.orderId !== null) refuse('staff_state')
  if (kind === 'prohibited') await refuseUnlessProhibited(call, parcel.memberId, parcelId)
  const choices = [...new Set(input.choices)]
  if (!choices.every((choice) => choicesOf[kind].includes(choice))) refuseFields({ choices: 'field_choice' })
  await useFiles(tx, { kind: 'staff', id: staff.id }, 'photo', photoFileIds, parcel.warehouseId)
  const priceOf = await readPrices(context, tx)
  const options = choices.map((choice) => ({ choice, priceMinor: priceOf(choice) }))
  const asked = { parcelId, kind, words, photoFileIds, options, answerDays, staffId: staff.id }
  const made = await insertQuestion(tx, asked)
  if (!made) refuse('staff_state', { text: askedBeforeText })
  await noteOnParcel(tx, parcelId, { event: 'askMember', ...stepOf(call, made.id, words) })
  const row = await readQuestion(tx, made.id)
  await tellAsked(context, tx, row)
  call.audit({ kind: 'parcel_question', id: made.id, after: asked })
  return staffRow(call, tx, made.id)
}

/** B-IN-34: a parcel that leaves is closed by two people, which ends the question as well. */
export async function settle(call: Call, { id, note }: Input<Calls['settle']>): Promise<Output<Calls['settle']>> {
  const { tx, staff } = call
  const row = await hold(call, id)
  if (row.state === 'asked' && !row.isOverdue) refuse('staff_state', { text: stillTimeText(minuteOf(row.dueAt)) })
  if (row.choice !== null && leavesBy[row.choice] !== null)
    refuse('staff_state', { text: byClosingText(questionChoiceText[row.choice]) })
  orRefuse(await endQuestion(tx, id, 'settle', staff.id, note), 'staff_state')
  return ended(call, row, 'settleQuestion', note)
}

/** B-IN-53: what the member paid goes back. */
export async function withdraw(call: Call, { id, note }: Input<Calls['withdraw']>): Promise<Output<Calls['withdraw']>> {
  const { tx, staff } = call
  const row = await hold(call, id)
  await giveBack(tx, row, { kind: 'staff', id: staff.id })
  orRefuse(await endQuestion(tx, id, 'withdraw', staff.id, note), 'staff_state')
  return ended(call, row, 'withdrawQuestion', note)
}

async function ended(call: Call, row: QuestionRow, event: 'settleQuestion' | 'withdrawQuestion', note: string) {
  const { context, tx } = call
  await noteOnParcel(tx, row.parcelId, { event, ...stepOf(call, row.id, note) })
  await (event === 'settleQuestion' ? tellSettled : tellWithdrawn)(context, tx, row, note)
  const after = await readQuestion(tx, row.id)
  call.audit({ kind: 'parcel_question', id: row.id, before: { state: row.state }, after: { state: after.state, note } })
  return staffRow(call, tx, row.id)
}

const stepOf = ({ staff }: Call, questionId: string, note: string) =>
  ({ actor: { kind: 'staff', id: staff.id }, note, details: { questionId } }) as const

/** As the caller may see it; the parcel is locked first, and the question is still open. */
async function hold({ tx, staff }: Call, id: string): Promise<QuestionRow> {
  const found = await readQuestion(tx, id)
  const scope = parcelsSeenBy(staff)
  if (scope !== null && !scope.includes(found.warehouseId)) refuse('not_found')
  await refuseOwnAccount(tx, staff.id, found.memberId)
  await lockParcel(tx, found.parcelId)
  const row = await readQuestion(tx, id)
  if (!questionCan.withdraw(row)) refuse('staff_state', { text: notOpenText })
  return row
}

async function refuseUnlessProhibited({ tx }: Call, memberId: string, parcelId: string): Promise<void> {
  const { abnormalCode, abnormalAlso } = orRefuse(await findOwnParcel(tx, memberId, parcelId), 'not_found')
  if (![abnormalCode, ...abnormalAlso].includes('PROHIBITED')) refuse('staff_state', { text: notProhibitedText })
}

async function readPrices(context: Context, db: Db) {
  const config = await readConfig(context, db)
  const free = { CNY: 0, HKD: 0 }
  const prices = {
    send_on: free,
    explain: free,
    return: config['question.returnMinor'],
    hand_over: config['question.handOverMinor'],
    dispose: config['question.disposeMinor'],
  }
  return (choice: QuestionChoice) => prices[choice]
}
