import * as z from 'zod/mini'
import { id, storedText, text, time } from '#contract/wire/fields.ts'
import { linesOfText } from '#contract/wire/input-fields.ts'

/* What an editor writes, and what the editor is told about it. */

export const kind = z.enum(['announcement', 'industry'], { error: 'field_choice' })

/** A language that is left out has not been written yet; readers get the nearest one. */
const languagesOf = <T extends z.ZodMiniType<string, string>>(words: T) =>
  z.object({ cn: z.optional(words), en: z.optional(words), sh: z.optional(words) }, { error: 'field_required' })

export const title = languagesOf(text(0, 120))
export const summary = languagesOf(linesOfText(0, 500))
/** Characters of a text in one language. */
export const bodyAtMost = 60_000
/** Markdown. */
export const body = languagesOf(linesOfText(0, bodyAtMost))

/** A language that the editor has not written, with a sentence on what its readers see instead. */
const warning = z.object({
  field: z.enum(['title', 'summary', 'body']),
  language: z.enum(['cn', 'en', 'sh']),
  text: z.string(),
})

const edited = {
  /** There are unpublished changes that visitors do not see. */
  hasDraft: z.boolean(),
  version: z.int(),
  editedAt: time,
  editedBy: z.nullable(z.string()),
}

/** `scheduled`: published, with a date still to come. */
export const articleState = z.enum(['draft', 'scheduled', 'published'], { error: 'field_choice' })

export const articleHead = z.object({
  id,
  kind,
  slug: z.string(),
  title: storedText,
  summary: storedText,
  pinned: z.boolean(),
  publishAt: z.nullable(time),
  state: articleState,
  ...edited,
  author: z.nullable(z.string()),
  createdAt: time,
})

export const article = z.object({
  ...articleHead.shape,
  body: storedText,
  warnings: z.array(warning),
  /** What visitors read, if it differs from the above. */
  published: z.nullable(
    z.object({ title: storedText, summary: storedText, body: storedText, pinned: z.boolean(), publishAt: time }),
  ),
})

export const pageHead = z.object({
  slug: z.string(),
  title: storedText,
  ...edited,
  /** What visitors read still has placeholders that shipped with the product. */
  hasSample: z.boolean(),
  updatedAt: time,
})

export const page = z.object({
  ...pageHead.shape,
  body: storedText,
  warnings: z.array(warning),
  /** What visitors read, if it differs from the above. */
  published: z.nullable(z.object({ title: storedText, body: storedText })),
})
