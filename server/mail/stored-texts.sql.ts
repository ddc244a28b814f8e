import type { StoredCode } from '#contract/wire/language.ts'
import type { MailWords } from '#domain/mail-words.ts'
import { sql } from '#server/database/db.ts'
import { ownWordsIn, type StoredWords } from '#server/database/own-words.sql.ts'

/* The words of mails that staff changed. */

export type WordsInThree = Readonly<Record<StoredCode, MailWords>>

export type StoredText = StoredWords<WordsInThree>

export const mailWords = ownWordsIn<WordsInThree>({ kept: sql`mail_texts`, changes: sql`mail_text_changes` })
