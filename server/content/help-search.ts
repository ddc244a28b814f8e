import { createHash } from 'node:crypto'
import type { helpSearch } from '#contract/help-search.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { helpSearchWords } from '#domain/help-words.ts'
import type { ReadCall } from '#server/context.ts'
import { findPage } from './articles.sql.ts'
import { factsFor } from './facts.ts'
import { indexQuestions, questionsOf } from './help-questions.ts'
import { findAnswers, findSynonyms, isIndexed } from './help-search.sql.ts'

type Search = typeof helpSearch.search

/** E-85: the questions of the help centre that answer a text. The search text is not stored. */
export async function search(call: ReadCall, { text }: Input<Search>): Promise<Output<Search>> {
  const { context, db, language } = call
  const [page, synonyms] = await Promise.all([findPage(db, 'helpCenter'), findSynonyms(db)])
  const meanings = helpSearchWords(text, synonyms)
  if (!page || meanings.length === 0) return { list: [] }
  const fingerprint = createHash('sha256').update(JSON.stringify(page.body)).digest('hex')
  if (!(await isIndexed(db, fingerprint))) await indexQuestions(context, page, fingerprint)
  const queries = meanings.map((words) => words.map((word) => `'${word}'`).join(' | '))
  const found = await findAnswers(context.database, { language, fingerprint, queries })
  const questions = questionsOf(pickText(page.body, language))
  const shown = found.flatMap(({ place }) => questions[place] ?? [])
  const fill = await factsFor(
    call,
    shown.flatMap(({ topic, question }) => [topic, question]),
  )
  return { list: shown.map(({ topic, question }) => ({ topic: fill(topic), question: fill(question) })) }
}
