import type { StoredText } from '#contract/wire/language.ts'
import { sql } from '#server/database/db.ts'
import { ownWordsIn, type StoredWords } from '#server/database/own-words.sql.ts'

/* The words that staff gave to messages and codes. */

export type StoredCodeText = StoredWords<StoredText>

export const codeWords = ownWordsIn<StoredText>({ kept: sql`code_texts`, changes: sql`code_text_changes` })
