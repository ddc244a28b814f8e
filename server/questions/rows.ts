import type { parcelQuestions, staffParcelQuestions } from '#contract/parcel-questions.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { AsStaff, Call } from '#server/context.ts'
import { type Db, orRefuse } from '#server/database/db.ts'
import { fileUrl } from '#server/files/files.ts'
import { assert } from '#server/http/refuse.ts'
import { memberCardsById } from '#server/members/members.ts'
import { findQuestion, type QuestionRow } from './sql.ts'

type OnWire = Output<typeof parcelQuestions.answer>
type StaffOnWire = Output<typeof staffParcelQuestions.settle>

export const questionOnWire = (call: Parameters<typeof fileUrl>[0], row: QuestionRow): OnWire => {
  const { id, parcelId, kind, words, options, state, askedAt, dueAt, settledNote } = row
  return {
    ...{ id, parcelId, kind, words, options, state, askedAt, dueAt, settledNote },
    photos: row.photoFileIds.map((fileId) => ({ fileId, url: fileUrl(call, fileId), takenAt: askedAt })),
    answer: answerOf(row),
    settledAt: state === 'settled' || state === 'withdrawn' ? row.stateAt : null,
  }
}

function answerOf({ choice, note, currency, amountMinor, answeredAt, givenBackAt }: QuestionRow): OnWire['answer'] {
  if (choice === null || note === null || currency === null || amountMinor === null || answeredAt === null) return null
  return { choice, note, currency, amountMinor, answeredAt, givenBackAt }
}

export async function staffRows(call: Call & AsStaff, db: Db, rows: readonly QuestionRow[]): Promise<StaffOnWire[]> {
  const cards = await memberCardsById(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((row) => {
    const { trackingNumber, shelf, askedBy, isOverdue, remindedAt, settledBy } = row
    const card = cards.get(row.memberId)
    assert(card, 'a parcel has its member')
    return {
      ...questionOnWire(call, row),
      ...{ trackingNumber, shelf, askedBy, isOverdue, remindedAt, settledBy },
      memberId: card.memberId,
      memberNumber: card.memberNumber,
      memberName: card.memberName,
      warehouseName: pickText(row.warehouseName, call.language),
    }
  })
}

export const readQuestion = async (db: Db, id: string): Promise<QuestionRow> =>
  orRefuse(await findQuestion(db, id), 'not_found')

export async function staffRow(call: Call & AsStaff, db: Db, id: string): Promise<StaffOnWire> {
  const [row] = await staffRows(call, db, [await readQuestion(db, id)])
  assert(row, 'one question makes one row')
  return row
}
