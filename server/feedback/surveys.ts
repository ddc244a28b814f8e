import { languageText, salutationText } from '#contract/codes.ts'
import type { surveys } from '#contract/feedback.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { csvLine, csvStart } from '#domain/csv.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { secondOf } from '#domain/wall-clock.ts'
import type { ReadCall } from '#server/context.ts'
import { countSurveys, listSurveys, type Survey, type SurveyFilter } from './sql.ts'
import { surveyHeadings } from './text.ts'

type Search = typeof surveys.search

/** B-CS-08 */
export async function searchSurveys({ db }: ReadCall, input: Input<Search>): Promise<Output<Search>> {
  const { after = null, pageSize, format: _format, ...filter } = input
  const [rows, { total }] = await Promise.all([
    listSurveys(db, filter, after, pageSize + 1),
    countSurveys(db, filter, countedAtMost),
  ])
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null, ...cappedTotal(total) }
}

/** B-CS-08 with `format=csv`: all that match, newest first, read as fast as the caller takes them. */
export async function exportSurveys(call: ReadCall, input: Input<Search>) {
  const { after: _after, pageSize: _pageSize, format: _format, ...filter } = input
  return { name: 'surveys.csv', type: 'text/csv; charset=utf-8', body: csv(call, filter) }
}

/** Answers that are in memory at once. */
const step = 250

async function* csv({ db, language }: ReadCall, filter: SurveyFilter): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvStart + csvLine(surveyHeadings[language]))
  const lineOf = ({ createdAt, salutation, phone, email, opinion, language: written }: Survey) =>
    csvLine([
      secondOf(createdAt),
      salutationText[salutation][language],
      phone,
      email,
      languageText[written][language],
      opinion,
    ])
  for (let after: string | null = null, isMore = true; isMore; ) {
    const rows: readonly Survey[] = await listSurveys(db, filter, after, step)
    if (rows.length > 0) yield Buffer.from(rows.map(lineOf).join(''))
    after = rows.at(-1)?.id ?? null
    isMore = rows.length === step
  }
}
