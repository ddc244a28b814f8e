import * as z from 'zod/mini'
import { keyPage, nothing, text } from '#contract/wire/fields.ts'
import { keyPaging, linesOfText } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import {
  inThree,
  ownWords,
  wordsChange,
  wordsKey as key,
  wordsOffice as office,
  wordsVersion as version,
} from './own-words.ts'

/*
 * The words of mails, which staff may change (record 68). A variable is a name in double braces, `{{orderNumber}}`; a
 * blank line ends a paragraph.
 */

const written = z.object({ subject: text(1, 200), body: linesOfText(1, 10_000) })
const words = z.object({ subject: z.string(), body: z.string() })

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
  ...ownWords(inThree(words)),
})

const change = wordsChange(inThree(words))

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
