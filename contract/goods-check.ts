import { goodsVerdicts } from '#domain/goods-verdict.ts'
import * as z from 'zod/mini'
import { id, keyPage, nothing, storedText, text, time } from '#contract/wire/fields.ts'
import { keyPaging, queryInt } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'
import { named } from '#contract/wire/wire-names.ts'

const verdict = z.enum(goodsVerdicts)

/** The number in the contraband list; null for goods that only the terms forbid, and for goods that may be sent. */
const contrabandNumber = named('contrabandNo', z.nullable(z.int()))

const category = { code: z.string(), name: z.string(), verdict, contrabandNumber, rule: z.string() }

/** One line to one destination that it has a price for. */
const line = { channelId: id, name: z.string(), destinationCode: z.string(), destinationName: z.string() }

/** What a line or a destination restricts more than the others; null: any of them, and any sensitive category. */
export const goodsRestriction = z.object({
  categoryCode: z.nullable(z.string()),
  channelId: z.nullable(id),
  destinationCode: z.nullable(z.string()),
  verdict,
  rule: z.string(),
})

/** Whether goods may be sent (decision record 30). Each answer comes from words, categories and rules kept as data. */
export const goodsCheck = group('goodsCheck', {
  check: read('/api/content/goods-check', {
    id: 'E-81',
    who: 'anyone',
    limit: 'public',
    input: z.object({ text: text(1, 200), destinationCode: z.optional(text(1, 10)) }),
    output: z.object({
      /** Each known word, as it was typed. */
      matches: z.array(
        z.object({
          word: z.string(),
          categoryCode: z.string(),
          categoryName: z.string(),
          verdict,
          rule: z.string(),
          contrabandNumber,
        }),
      ),
      /** Words that were not understood, as typed. They are not judged. */
      unjudged: z.array(z.string()),
      /**
       * The strictest verdict of all matches; `unknown` when no word is known, or when an unknown word stands next to
       * allowed ones.
       */
      verdict: z.enum([...goodsVerdicts, 'unknown']),
      /** Empty when the verdict is `unknown`. */
      channels: z.array(z.object({ ...line, verdict, rule: z.nullable(z.string()) })),
    }),
  }),
  /** The whole list at once: the members' forms judge what is typed without another request. */
  words: read('/api/member/goods-words', {
    id: 'E-84',
    who: 'member',
    input: nothing,
    output: z.object({
      categories: z.array(
        z.object({
          ...category,
          /** In the form the checker compares: one case, one width, Simplified characters. */
          words: z.array(z.string()),
        }),
      ),
      restrictions: z.array(goodsRestriction),
      channels: z.array(z.object(line)),
    }),
  }),
})

/** What visitors asked about that matches no word. */
export const staffGoodsWords = group('staffGoodsWords', {
  listUnknown: read('/api/admin/goods-words/unknown', {
    id: 'B-CO-09',
    who: staffRoles,
    input: z.object({
      /** Part of what was asked. */
      keyword: z.optional(text(0, 40)),
      ...keyPaging,
    }),
    output: z.object({
      /** Most asked first. */
      ...keyPage(z.object({ id, text: z.string(), times: z.int(), firstSeenAt: time, lastSeenAt: time })).shape,
      /** The categories that a word can be assigned to. */
      categories: z.array(z.object({ ...category, name: storedText, rule: storedText })),
    }),
  }),
  /** Every word that the checker knows, in the form in which it compares them. */
  list: read('/api/admin/goods-words', {
    id: 'B-MD-19',
    who: staffRoles,
    input: z.object({
      keyword: z.optional(text(0, 40)),
      categoryCode: z.optional(text(1, 40)),
      /** The last word of the page before. */
      after: z.optional(text(1, 80)),
      pageSize: z._default(queryInt(1, 100), 50),
    }),
    output: z.object({
      list: z.array(
        z.object({
          word: z.string(),
          /** Null: it stands for no goods, such as a colour. */
          categoryCode: z.nullable(z.string()),
          /** Null: it came with the product. */
          addedBy: z.nullable(z.string()),
          addedAt: time,
        }),
      ),
      next: z.nullable(z.string()),
      total: z.int(),
      categories: z.array(z.object({ ...category, name: storedText, rule: storedText })),
    }),
  }),
  /** Adds a word, or moves a known one to another category. Unknown texts that it answers leave the list. */
  assign: write('/api/admin/goods-words', {
    id: 'B-MD-20',
    who: ['E', 'A'],
    methods: ['PUT'],
    input: z.object({ word: text(1, 40), categoryCode: text(1, 40) }),
    output: z.object({ word: z.string(), categoryCode: z.string() }),
  }),
  /**
   * Says what a word stands for; without a category, that it does not stand for goods and need not be asked about
   * again.
   */
  settle: write('/api/admin/goods-words/unknown/{id}', {
    id: 'B-CO-10',
    who: ['E', 'A'],
    input: z.object({
      id,
      categoryCode: z.optional(text(1, 40)),
      /** The part of the text that is the word; if absent, the whole text. */
      word: z.optional(text(1, 40)),
    }),
    output: z.object({ word: z.nullable(z.string()), categoryCode: z.nullable(z.string()) }),
  }),
})
