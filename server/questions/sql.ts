import type { StoredText } from '#contract/wire/language.ts'
import { countedAtMost } from '#domain/long-list.ts'
import type { Currency } from '#domain/money.ts'
import {
  openQuestionStates,
  type QuestionChoice,
  type QuestionKind,
  questionMoves,
  type QuestionOption,
  type QuestionState,
} from '#domain/parcel-question.ts'
import { type Db, limitTo, nothing, sql, type Tx } from '#server/database/db.ts'

/* Questions to members about parcels. The old state guards the new. */

/** The warehouses whose parcels are meant; null: all. */
export type Scope = readonly string[] | null

export interface QuestionRow {
  id: string
  parcelId: string
  memberId: string
  trackingNumber: string
  warehouseId: string
  warehouseName: StoredText
  shelf: string | null
  kind: QuestionKind
  words: string
  photoFileIds: string[]
  options: QuestionOption[]
  state: QuestionState
  stateAt: string
  askedBy: string
  askedAt: string
  dueAt: string
  isOverdue: boolean
  remindedAt: string | null
  settledBy: string | null
  settledNote: string
  /** The answer in force; once withdrawn, the last one. All are null without one. */
  answerId: string | null
  choice: QuestionChoice | null
  note: string | null
  currency: Currency | null
  amountMinor: number | null
  answeredAt: string | null
  givenBackAt: string | null
}

const columns = sql`
  q.id, q.parcel_id as "parcelId", p.member_id as "memberId", p.tracking_number as "trackingNumber", p.warehouse_id as "warehouseId",
  w.name as "warehouseName", p.shelf, q.kind, q.words, q.photo_file_ids as "photoFileIds", q.options, q.state, q.state_at as "stateAt",
  a.name as "askedBy", q.asked_at as "askedAt", q.due_at as "dueAt", q.state = 'asked' and q.due_at <= now() as "isOverdue",
  q.reminded_at as "remindedAt", s.name as "settledBy", q.settled_note as "settledNote",
  n.id as "answerId", n.choice, n.note, n.currency, n.amount_minor as "amountMinor", n.answered_at as "answeredAt",
  n.given_back_at as "givenBackAt"`
const joins = sql`
  join parcels p on p.id = q.parcel_id join warehouses w on w.id = p.warehouse_id join staff a on a.id = q.asked_by
  left join staff s on s.id = q.settled_by
  left join lateral (
    select * from parcel_question_answers n
    where n.question_id = q.id and (n.given_back_at is null or q.state = 'withdrawn') order by n.answered_at desc, n.id desc limit 1
  ) n on true`

export const findQuestion = (db: Db, id: string) =>
  db.find(sql<QuestionRow>`select ${columns} from parcel_questions q ${joins} where q.id = ${id}`)

export const openQuestionOf = (db: Db, parcelId: string) =>
  db.find(sql<QuestionRow>`
    select ${columns} from parcel_questions q ${joins} where q.parcel_id = ${parcelId} and q.state = any(${openQuestionStates})`)

/** The newest first. */
export const questionsOfParcel = (db: Db, parcelId: string) =>
  db.rows(sql<QuestionRow>`
    select ${columns} from parcel_questions q ${joins} where q.parcel_id = ${parcelId} order by q.asked_at desc, q.id desc limit 20`)

interface NewQuestion {
  readonly parcelId: string
  readonly kind: QuestionKind
  readonly words: string
  readonly photoFileIds: readonly string[]
  readonly options: readonly QuestionOption[]
  readonly answerDays: number
  readonly staffId: string
}

/** Undefined when one is open already. */
export const insertQuestion = (tx: Tx, asked: NewQuestion) =>
  tx.find(sql<{ id: string }>`
    insert into parcel_questions (parcel_id, kind, words, photo_file_ids, options, due_at, asked_by)
    values (${asked.parcelId}, ${asked.kind}, ${asked.words}, ${asked.photoFileIds}::uuid[], ${JSON.stringify(asked.options)}::jsonb,
      now() + make_interval(days => ${asked.answerDays}::int), ${asked.staffId})
    on conflict (parcel_id) where state in ('asked', 'answered') do nothing returning id`)

export const moveQuestion = (tx: Tx, id: string, event: 'answer' | 'takeBack') =>
  tx.find(sql<{ id: string }>`
    update parcel_questions set state = ${questionMoves[event].to}, state_at = now()
    where id = ${id} and state = any(${questionMoves[event].from}) returning id`)

export const endQuestion = (tx: Tx, id: string, event: 'settle' | 'withdraw', staffId: string, note: string) =>
  tx.find(sql<{ id: string }>`
    update parcel_questions set state = ${questionMoves[event].to}, state_at = now(), settled_by = ${staffId}, settled_note = ${note}
    where id = ${id} and state = any(${questionMoves[event].from}) returning id`)

interface NewAnswer {
  readonly choice: QuestionChoice
  readonly note: string
  readonly currency: Currency
  readonly amountMinor: number
}

export const insertAnswer = (tx: Tx, questionId: string, { choice, note, currency, amountMinor }: NewAnswer) =>
  tx.row(sql<{ id: string }>`
    insert into parcel_question_answers (question_id, choice, note, currency, amount_minor)
    values (${questionId}, ${choice}, ${note}, ${currency}, ${amountMinor}) returning id`)

export const markGivenBack = (tx: Tx, answerId: string) =>
  tx.find(sql<{ id: string }>`
    update parcel_question_answers set given_back_at = now() where id = ${answerId} and given_back_at is null returning id`)

/** Open, never reminded of, and in the last quarter of their days; the first deadline first. */
export const findToRemind = (db: Db, limit: number) =>
  db.rows(sql<{ id: string }>`
    select id from parcel_questions
    where state = 'asked' and reminded_at is null and due_at > now() and due_at - (due_at - asked_at) / 4 <= now()
    order by due_at, id ${limitTo(limit)}`)

/** Undefined: it was answered or reminded of meanwhile. */
export const markReminded = (tx: Tx, id: string) =>
  tx.find(sql<{ id: string }>`
    update parcel_questions set reminded_at = now() where id = ${id} and state = 'asked' and reminded_at is null returning id`)

/** Somebody has asked to close the parcel, so its answer is being carried out. */
export const isBeingClosed = async (db: Db, parcelId: string) =>
  (await db.find(sql<{ id: string }>`
    select id from parcel_closings where parcel_id = ${parcelId} and state = 'asked'`)) !== undefined

export interface QuestionFilter {
  readonly scope: Scope
  readonly state: QuestionState | undefined
  readonly toDo: boolean | undefined
  readonly warehouseId: string | undefined
  /** How it starts. */
  readonly trackingNumber: string | undefined
}

/** As the work queue counts them (B-RP-01). */
const isToDo = sql`(q.state = 'answered' or q.state = 'asked' and q.due_at <= now())`

const matches = ({ scope, state, toDo, warehouseId, trackingNumber }: QuestionFilter) => sql`
  ${toDo === undefined ? nothing : sql`and ${isToDo} = ${toDo}`}
  ${state === undefined ? nothing : sql`and q.state = ${state}`}
  ${scope === null ? nothing : sql`and p.warehouse_id = any(${scope}::uuid[])`}
  ${warehouseId === undefined ? nothing : sql`and p.warehouse_id = ${warehouseId}`}
  ${trackingNumber === undefined ? nothing : sql`and p.tracking_number ^@ ${trackingNumber}`}`

/** The newest first. */
export const searchQuestions = (db: Db, filter: QuestionFilter, after: string | undefined, limit: number) =>
  db.rows(sql<QuestionRow>`
    select ${columns} from parcel_questions q ${joins}
    where true ${matches(filter)}
      ${
        after === undefined
          ? nothing
          : sql`and (q.asked_at, q.id) < (select asked_at, id from parcel_questions where id = ${after})`
      }
    order by q.asked_at desc, q.id desc ${limitTo(limit)}`)

export const countQuestions = async (db: Db, filter: QuestionFilter) =>
  (
    await db.row(sql<{ total: number }>`
      select count(*)::int as total from (
        select from parcel_questions q join parcels p on p.id = q.parcel_id where true ${matches(filter)} ${limitTo(countedAtMost)}
      ) few`)
  ).total
