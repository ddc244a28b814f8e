import { pickText } from '#contract/wire/language.ts'
import { languages } from '#domain/language.ts'
import { helpWords } from '#domain/help-words.ts'
import type { Context } from '#server/context.ts'
import type { StoredPage } from './articles.sql.ts'
import { namesIn } from './facts.ts'
import { type IndexedQuestion, replaceQuestions } from './help-search.sql.ts'

/** A question in the help centre's text: a `###` heading below the `##` of its topic. */
interface Question {
  readonly topic: string
  readonly question: string
  readonly answer: string
}

export function questionsOf(body: string): readonly Question[] {
  return body.split(/^## /m).flatMap((section) => {
    const [head = '', ...questions] = section.split(/^### /m)
    return questions.map((each) => ({
      topic: firstLine(head),
      question: firstLine(each),
      answer: each.split('\n').slice(1).join('\n'),
    }))
  })
}

const firstLine = (text: string) => text.split('\n', 1).join('').trim()

/**
 * Rebuilds the index, in every language. A question is also found by its words in the other languages, if these have as
 * many questions: people type `taobao` on a Chinese page and 退貨 on an English one.
 */
export async function indexQuestions({ database }: Context, page: StoredPage, fingerprint: string): Promise<void> {
  const texts = languages.map((language) => ({ language, questions: questionsOf(pickText(page.body, language)) }))
  const rows = texts.flatMap(({ language, questions }) =>
    questions.map((each, place): IndexedQuestion => {
      const others = texts.filter((text) => text.language !== language && text.questions.length === questions.length)
      const elsewhere = others.map((text) => wholeOf(text.questions[place])).join(' ')
      return { language, place, question: each.question, words: vectorOf(each, elsewhere) }
    }),
  )
  await database.transaction((tx) => replaceQuestions(tx, rows, fingerprint))
}

const wholeOf = (each: Question | undefined) => (each ? `${each.question} ${bare(each.answer)}` : '')

/** Filled-in facts, link targets and Markdown signs are not searched for. */
const bare = (text: string) =>
  namesIn(text)
    .reduce((left, name) => left.replaceAll(`{{${name}}}`, ' '), text)
    .replace(/\]\([^)]*\)/g, ' ')

/**
 * A PostgreSQL text vector: each word with its positions and weights, the question heaviest, other languages lightest.
 */
function vectorOf({ topic, question, answer }: Question, elsewhere: string): string {
  const places = new Map<string, string[]>()
  let place = 0
  for (const [text, weight] of [
    [question, 'A'],
    [topic, 'C'],
    [bare(answer), 'B'],
    [elsewhere, 'D'],
  ] as const)
    for (const word of helpWords(text)) places.set(word, [...(places.get(word) ?? []), `${++place}${weight}`])
  return [...places].map(([word, at]) => `'${word}':${at.slice(0, 100).join(',')}`).join(' ')
}
