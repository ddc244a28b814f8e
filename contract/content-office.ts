import * as z from 'zod/mini'
import { bool, byId, id, keyPage, nothing, storedText, text, time } from '#contract/wire/fields.ts'
import { fromTime, keyPaging, linesOfText, queryInt, version } from '#contract/wire/input-fields.ts'
import {
  article,
  articleHead,
  articleState,
  body,
  bodyAtMost,
  kind,
  page,
  pageHead,
  summary,
  title,
} from './content-shapes.ts'
import { languageChoice } from '#contract/wire/language-choice.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'

/*
 * The back office for published content. What an editor saves is a draft; visitors read the last published version
 * (decision record 29). Texts may name facts in double braces, which are filled in when the text is shown.
 */

/** Permanent part of an address: lowercase letters, digits and single hyphens. */
const slug = text(1, 80).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'field_slug' }))

/** `version` of a call that sends no body. */
const queryVersion = z.optional(queryInt(1, 1_000_000_000))

export const staffArticles = group('staffArticles', {
  list: read('/api/admin/articles', {
    id: 'B-CO-01',
    who: staffRoles,
    input: z.object({
      kind: z.optional(kind),
      state: z.optional(articleState),
      keyword: z.optional(text(0, 50)),
      ...keyPaging,
    }),
    output: keyPage(articleHead),
  }),
  get: read('/api/admin/articles/{id}', { id: 'B-CO-01', who: staffRoles, input: byId, output: article }),
  create: write('/api/admin/articles', {
    id: 'B-CO-02',
    who: ['E', 'A'],
    input: z.object({
      kind,
      slug,
      title,
      summary: z.optional(summary),
      body: z.optional(body),
      pinned: z.optional(bool),
      publishAt: z.optional(fromTime),
    }),
    output: article,
  }),
  /** A text that is sent replaces the old one in all its languages. */
  update: write('/api/admin/articles/{id}', {
    id: 'B-CO-02',
    who: ['E', 'A'],
    methods: ['PATCH'],
    input: z.object({
      id,
      kind: z.optional(kind),
      slug: z.optional(slug),
      title: z.optional(title),
      summary: z.optional(summary),
      body: z.optional(body),
      pinned: z.optional(bool),
      publishAt: z.optional(z.nullable(fromTime)),
      version,
    }),
    output: article,
  }),
  publish: write('/api/admin/articles/{id}/publish', {
    id: 'B-CO-03',
    who: ['E', 'A'],
    input: z.object({ id, version }),
    output: article,
  }),
  unpublish: write('/api/admin/articles/{id}/unpublish', {
    id: 'B-CO-03',
    who: ['E', 'A'],
    input: z.object({ id, version }),
    output: article,
  }),
  /** Deletes the draft of a published text; visitors notice nothing. */
  discardDraft: write('/api/admin/articles/{id}/draft', {
    id: 'B-CO-11',
    who: ['E', 'A'],
    methods: ['DELETE'],
    input: z.object({ id, version: queryVersion }),
    output: article,
  }),
  delete: write('/api/admin/articles/{id}', {
    id: 'B-CO-04',
    who: ['E', 'A'],
    methods: ['DELETE'],
    input: z.object({ id, version: queryVersion }),
    output: nothing,
  }),
})

const pageSlug = text(1, 80)

/** The standing pages. Which pages exist is fixed by a release, through its seed files. */
export const staffPages = group('staffPages', {
  list: read('/api/admin/pages', {
    id: 'B-CO-05',
    who: staffRoles,
    input: nothing,
    output: z.object({ list: z.array(pageHead) }),
  }),
  get: read('/api/admin/pages/{slug}', {
    id: 'B-CO-05',
    who: staffRoles,
    input: z.object({ slug: pageSlug }),
    output: page,
  }),
  /** Publishes at once, or keeps as a draft. */
  save: write('/api/admin/pages/{slug}', {
    id: 'B-CO-05',
    who: ['E', 'A'],
    methods: ['PUT'],
    input: z.object({ slug: pageSlug, title, body, draft: z.optional(bool), version }),
    output: page,
  }),
  discardDraft: write('/api/admin/pages/{slug}/draft', {
    id: 'B-CO-11',
    who: ['E', 'A'],
    methods: ['DELETE'],
    input: z.object({ slug: pageSlug, version: queryVersion }),
    output: page,
  }),
})

/** Exactly one of them: an article or a page. */
const either = { articleId: z.optional(id), slug: z.optional(pageSlug) }

export const staffContent = group('staffContent', {
  /** What an editor has saved, or is typing, as readers of one language would see it. */
  preview: read('/api/admin/content/preview', {
    id: 'B-CO-07',
    who: staffRoles,
    // A whole text does not fit in a query.
    methods: ['GET', 'POST'],
    input: z.object({
      ...either,
      language: z.optional(languageChoice),
      /** In place of the text that is saved. */
      typed: z.optional(z.object({ body: linesOfText(0, bodyAtMost) })),
    }),
    output: z.object({
      title: z.string(),
      /** Pages have no summary. */
      summary: z.nullable(z.string()),
      /** Markdown with its facts filled in. */
      body: z.string(),
      language: languageChoice,
      hasDraft: z.boolean(),
    }),
  }),
  /** Earlier versions, newest first, with who wrote and who replaced them. */
  versions: read('/api/admin/content/versions', {
    id: 'B-CO-08',
    who: staffRoles,
    input: z.object({ ...either, after: z.optional(queryInt(1, 1_000_000_000)), pageSize: keyPaging.pageSize }),
    output: z.object({
      list: z.array(
        z.object({
          version: z.int(),
          title: storedText,
          summary: z.nullable(storedText),
          body: storedText,
          /** When it replaced the text before it; null: it came with the product, or is the first of its article. */
          writtenAt: z.nullable(time),
          /** Null: a release of the product. */
          writtenBy: z.nullable(z.string()),
          replacedAt: time,
          replacedBy: z.nullable(z.string()),
        }),
      ),
      next: z.nullable(z.int()),
    }),
  }),
})
