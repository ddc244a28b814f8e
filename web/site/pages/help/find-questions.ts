import { keyOf } from '#domain/goods-key.ts'
import { particles, said } from './small-words.text.ts'
import { plainAnswer, type Question, type Topic } from './questions.ts'

/** The topics made ready to be searched: reading them once is enough for all that is typed. */
export type Searchable = readonly { readonly topic: Topic; readonly keys: ReadonlyMap<Question, string> }[]

export const searchable = (topics: readonly Topic[]): Searchable =>
  topics.map((topic) => ({
    topic,
    keys: new Map(
      topic.questions.map((each) => [each, keyOf(`${topic.title} ${each.question} ${plainAnswer(each)}`).key]),
    ),
  }))

/**
 * What remains of the topics when only the questions stay that answer every word; nothing asked leaves them all. Case,
 * width and Chinese script make no difference.
 */
export function findQuestions(all: Searchable, asked: string): readonly Topic[] {
  const words = wordsAsked(asked)
  if (words.length === 0) return all.map(({ topic }) => topic)
  return all
    .map(({ topic, keys }) => ({
      ...topic,
      before: [],
      questions: topic.questions.filter((each) => words.every((word) => isIn(keys.get(each) ?? '', word))),
    }))
    .filter(({ questions }) => questions.length > 0)
}

function wordsAsked(asked: string): readonly string[] {
  const words = asked.split(/\s+/).flatMap((word) =>
    keyOf(word)
      .key.split(' ')
      .filter((part) => part !== ''),
  )
  const told = words.flatMap((word) => word.split(particles)).filter((word) => word !== '' && !said.has(word))
  return told.length > 0 ? told : words
}

/**
 * Chinese is written without spaces, so what was typed in one go may be several words that stand apart in the answer: most
 * of its characters have to be found two by two. Elsewhere one parcel finds many and the other way round.
 */
function isIn(key: string, word: string): boolean {
  if (!han.test(word)) return key.includes(word.length > 3 ? word.replace(/([^s])s$/, '$1') : word)
  const signs = [...word]
  const pairs = signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
  return pairs.filter((pair) => key.includes(pair)).length >= pairs.length / 2
}

const han = /^\p{Script=Han}{3,}$/u
