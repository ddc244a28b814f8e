import { storedCode } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import { faultsIn } from '#domain/mail-words.ts'
import type { Db, Tx } from '#server/database/db.ts'
import type { Letter } from '#server/notices/notices.ts'
import { mailWords, type WordsInThree } from './stored-texts.sql.ts'
import { mailTextOf } from './texts/all.ts'
import { type MailText, wordsWith } from './texts/mail-text.ts'
import { variablesOf } from './texts/variables.text.ts'

/**
 * A mail in the words that staff gave it. Words that this build cannot use, because its variables changed, are left
 * aside: the mail goes out as we ship it, and /api/ready says so.
 */
export async function inStoredWords(
  tx: Tx,
  write: (language: Language) => Letter,
): Promise<(language: Language) => Letter> {
  const { source } = write('en')
  const text = source && mailTextOf(source.key)
  if (!text) return write
  const stored = await mailWords.words(tx, text.key)
  if (!stored || !isUsable(text, stored.words)) return write
  return (language) => {
    const letter = write(language)
    const values = letter.source?.values ?? {}
    return { ...letter, ...wordsWith(stored.words[storedCode[language]], language, values) }
  }
}

/** Everything that staff are told to keep, in all three languages. */
export const isUsable = (text: MailText, words: WordsInThree): boolean =>
  isWhole(words) && codes.every((code) => faultsIn(words[code], variablesOf(text)).length === 0)

/** There are words in all three languages, whatever they say. */
export const isWhole = (words: WordsInThree): boolean => codes.every((code) => hasWords(words[code]))

const codes = Object.values(storedCode)

/** What a script wrote into the database may have any shape. */
const hasWords = (words: unknown): boolean => {
  const { subject, body } = (words ?? {}) as Record<string, unknown>
  return typeof subject === 'string' && typeof body === 'string' && subject.trim() !== '' && body.trim() !== ''
}

/** The keys of stored words that are not used. */
export async function unusableTexts(db: Db): Promise<readonly string[]> {
  const all = await mailWords.all(db)
  return all
    .filter(({ key, words }) => {
      const text = mailTextOf(key)
      return !text || !isUsable(text, words)
    })
    .map(({ key }) => key)
}
