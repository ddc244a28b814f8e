import * as z from 'zod/mini'
import { int, keyPage, keyPaging, linesOfText, nothing, text, time } from '#contract/wire/fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/*
 * The words of mails, which staff may change (record 68). A variable is a name in double braces, `{{orderNumber}}`; a
 * blank line ends a paragraph.
 */

/** The kind of the mail, or the kind and what tells its texts apart. */
const key = text(1, 60)

const office = ['E', 'A'] as const

/** The version that the caller saw; 0: the words that we ship. */
const version = int(0, 1_000_000_000)

const written = z.object({ subject: text(1, 200), body: linesOfText(1, 10_000) })
const words = z.object({ subject: z.string(), body: z.string() })
const inThree = <T extends z.ZodMiniType>(each: T) => z.object({ cn: each, en: each, sh: each })

const variable = z.object({
  name: z.string(),
  /** `word`: part of a line; `link`: alone on its line, becomes a button; `sentence`: worded by the product, may be empty. */
  form: z.enum(['word', 'link', 'sentence']),
  /** The body must have it. */
  isRequired: z.boolean(),
  meaning: inThree(z.string()),
  example: inThree(z.string()),
})

const mailTextRow = z.object({
  key,
  /** The kind of mail that has these words. */
  kind: z.string(),
  variables: z.array(variable),
  default: inThree(words),
  /** Null: there are none, or they are no words in three languages. */
  stored: z.nullable(inThree(words)),
  /** The stored words cannot be used, and the default is sent: this build has other variables. */
  isWrong: z.boolean(),
  version,
  changedAt: z.nullable(time),
  changedBy: z.nullable(z.string()),
})

const change = z.object({
  id: z.string(),
  key,
  /** Null: the words that we ship. */
  before: z.nullable(inThree(words)),
  after: z.nullable(inThree(words)),
  at: time,
  by: z.string(),
})

export const staffMailTexts = group('staffMailTexts', {
  list: read('/api/admin/message-texts', {
    id: 'B-CO-06',
    who: office,
    input: nothing,
    output: z.object({ list: z.array(mailTextRow) }),
  }),
  set: write('/api/admin/message-texts', {
    id: 'B-CO-06',
    who: office,
    methods: ['PUT'],
    input: z.object({ key, text: inThree(written), version }),
    output: mailTextRow,
  }),
  /** With the examples of the variables. Without words: those that are sent now. */
  preview: read('/api/admin/message-texts/preview', {
    id: 'B-CO-12',
    who: office,
    methods: ['POST'],
    input: z.object({
      key,
      language: z.enum(['cn', 'en', 'sh'], { error: 'field_choice' }),
      text: z.optional(written),
    }),
    output: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  }),
  /** The mail has the words again that we ship. */
  reset: write('/api/admin/message-texts/reset', {
    id: 'B-CO-13',
    who: office,
    input: z.object({ key, version }),
    output: mailTextRow,
  }),
  /** The newest first. */
  history: read('/api/admin/message-texts/history', {
    id: 'B-CO-14',
    who: office,
    input: z.object({ key: z.optional(key), ...keyPaging }),
    output: keyPage(change),
  }),
})
