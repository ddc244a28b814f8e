import * as z from 'zod/mini'
import { text } from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/** Finds the questions of the help centre that answer what someone typed (decision record 41). */
export const helpSearch = group('helpSearch', {
  search: read('/api/content/help-search', {
    id: 'E-85',
    who: 'anyone',
    limit: 'public',
    input: z.object({ text: text(1, 100) }),
    output: z.object({
      /** Best match first, at most ten; worded as on the help centre page in the same language. */
      list: z.array(z.object({ topic: z.string(), question: z.string() })),
    }),
  }),
})
