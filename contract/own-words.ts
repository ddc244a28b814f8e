import * as z from 'zod/mini'
import { int, text, time } from '#contract/wire/fields.ts'

/* What the words of mails and of messages have in common, which staff may change (records 68 and 104). */

export const wordsOffice = ['E', 'A'] as const

/** Of a mail: its kind, or the kind and what tells its texts apart. Of a message: `M-06`, `4003.next`, `track.received`. */
export const wordsKey = text(1, 60)

/** The version that the caller saw; 0: the words that we ship. */
export const wordsVersion = int(0, 1_000_000_000)

export const inThree = <T extends z.ZodMiniType>(each: T) => z.object({ cn: each, en: each, sh: each })

/** Words that staff gave in place of ours. */
export const ownWords = <Words extends z.ZodMiniType>(words: Words) => ({
  default: words,
  /** Null: there are none, or they are no words in three languages. */
  stored: z.nullable(words),
  /** The stored words cannot be used, and the default is: this build has other placeholders, or no such text. */
  isWrong: z.boolean(),
  version: wordsVersion,
  changedAt: z.nullable(time),
  changedBy: z.nullable(z.string()),
})

export const wordsChange = <Words extends z.ZodMiniType>(words: Words) =>
  z.object({
    id: z.string(),
    key: wordsKey,
    /** Null: the words that we ship. */
    before: z.nullable(words),
    after: z.nullable(words),
    at: time,
    by: z.string(),
  })
