import { goodsVerdicts } from '#domain/goods-verdict.ts'
import * as z from 'zod/mini'
import { id, nothing, page, paging, storedText, text, time } from '#contract/wire/fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'

const verdict = z.enum(goodsVerdicts)

/** The number of the contraband list (K2); what the terms forbid besides, and what may be sent, has none. */
const contrabandNumber = z.nullable(z.int())

const category = { code: z.string(), name: z.string(), verdict, contrabandNumber, rule: z.string() }

/** One line to one destination that it has a price for. */
const line = { channelId: id, name: z.string(), destinationCode: z.string(), destinationName: z.string() }

/** What a line or a destination takes less of than the others; null: any of them, and of every sensitive category. */
export const goodsRestriction = z.object({
  categoryCode: z.nullable(z.string()),
  channelId: z.nullable(id),
  destinationCode: z.nullable(z.string()),
  verdict,
  rule: z.string(),
})

/** May it be sent (decision record 30): what stands behind each answer are words, categories and rules kept as data. */
export const goodsCheck = group('goodsCheck', {
  check: read('/api/content/goods-check', {
    id: 'E-81',
    who: 'anyone',
    limit: 'public',
    input: z.object({ text: text(1, 200), destinationCode: z.optional(text(1, 10)) }),
    output: z.object({
      /** Each word that is known, as it was typed. */
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
      /** The worst of all matches; `unknown` where no word is known, and where something beside what is allowed is not. */
      verdict: z.enum([...goodsVerdicts, 'unknown']),
      /** None where the verdict is `unknown`. */
      channels: z.array(z.object({ ...line, verdict, rule: z.nullable(z.string()) })),
    }),
  }),
  /** All of it at once: the members' forms judge what is typed without asking again. */
  words: read('/api/member/goods-words', {
    id: 'E-84',
    who: 'member',
    input: nothing,
    output: z.object({
      categories: z.array(
        z.object({
          ...category,
          /** As the checker compares them: one case, one width, Simplified characters. */
          words: z.array(z.string()),
        }),
      ),
      restrictions: z.array(goodsRestriction),
      channels: z.array(z.object(line)),
    }),
  }),
})

/** What visitors asked about and no word answers. */
export const staffGoodsWords = group('staffGoodsWords', {
  listUnknown: read('/api/admin/goods-words/unknown', {
    id: 'B-CO-09',
    who: staffRoles,
    input: z.object({ ...paging }),
    output: z.object({
      /** Most asked first. */
      ...page(z.object({ id, text: z.string(), times: z.int(), firstSeenAt: time, lastSeenAt: time })).shape,
      /** What a word can be settled as. */
      categories: z.array(z.object({ ...category, name: storedText, rule: storedText })),
    }),
  }),
  /** Says what a word stands for, or, without a category, that it stands for no goods and is asked about no more. */
  settle: write('/api/admin/goods-words/unknown/{id}', {
    id: 'B-CO-10',
    who: ['E', 'A'],
    input: z.object({
      id,
      categoryCode: z.optional(text(1, 40)),
      /** The part of the text that is the word; without it all of it is. */
      word: z.optional(text(1, 40)),
    }),
    output: z.object({ word: z.nullable(z.string()), categoryCode: z.nullable(z.string()) }),
  }),
})
