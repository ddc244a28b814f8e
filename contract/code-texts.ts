import * as z from 'zod/mini'
import { keyPage, text } from '#contract/wire/fields.ts'
import { keyPaging, queryInt } from '#contract/wire/input-fields.ts'
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
 * The words that the server's answers carry, which staff may change (record 104): messages, refusals with what to do
 * next, steps of a parcel, states. A placeholder is a name in braces, `{coinName}`.
 */

export const codeTextKinds = ['message', 'refusal', 'next', 'event', 'state'] as const

/**
 * Where members read the words as staff gave them: `server`: everywhere. `both`: pages have a copy as shipped as well,
 * in filters and tabs, and for what they notice themselves before they ask the server. `pages`: our pages show their copy
 * alone, and only other programs that call the API are told these words.
 */
export const codeTextPlaces = ['server', 'both', 'pages'] as const

export const codeTextStates = ['own', 'wrong', 'shipped'] as const

export const codeTextAtMost = 500

const written = inThree(text(1, codeTextAtMost))
const words = inThree(z.string())

const codeTextRow = z.object({
  key,
  kind: z.enum(codeTextKinds),
  place: z.enum(codeTextPlaces),
  /** The specification words the English of M-01 to M-21. */
  isEnglishFixed: z.boolean(),
  placeholders: z.array(z.string()),
  ...ownWords(words),
})

const change = wordsChange(words)

export const staffCodeTexts = group('staffCodeTexts', {
  /** In the order of the product. */
  list: read('/api/admin/code-texts', {
    id: 'B-CO-15',
    who: office,
    input: z.object({
      /** Part of the key or of the words, in any language. */
      keyword: z.optional(text(0, 60)),
      kind: z.optional(z.enum(codeTextKinds, { error: 'field_choice' })),
      state: z.optional(z.enum(codeTextStates, { error: 'field_choice' })),
      /** The last key of the page before. */
      after: z.optional(key),
      pageSize: z._default(queryInt(1, 100), 50),
    }),
    output: z.object({ list: z.array(codeTextRow), next: z.nullable(z.string()), total: z.int() }),
  }),
  set: write('/api/admin/code-texts', {
    id: 'B-CO-16',
    who: office,
    methods: ['PUT'],
    input: z.object({ key, text: written, version }),
    output: codeTextRow,
  }),
  /** The text has the words again that we ship. */
  reset: write('/api/admin/code-texts/reset', {
    id: 'B-CO-17',
    who: office,
    input: z.object({ key, version }),
    output: codeTextRow,
  }),
  /** The newest first. */
  history: read('/api/admin/code-texts/history', {
    id: 'B-CO-18',
    who: office,
    input: z.object({ key: z.optional(key), ...keyPaging }),
    output: keyPage(change),
  }),
})
