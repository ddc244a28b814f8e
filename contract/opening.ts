import { openingGaps, openingLines } from '#domain/opening.ts'
import * as z from 'zod/mini'
import { bool, nothing, time } from '#contract/wire/fields.ts'
import { email } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* What a new installation needs before visitors may register (decision record 75). */

const byAdministrators = ['A'] as const

const opening = z.object({
  /** Visitors may register. */
  open: z.boolean(),
  /** No line that is needed has a gap. Members who are here already can work before. */
  mayOpen: z.boolean(),
  lines: z.array(
    z.object({
      line: z.enum(openingLines),
      /** What is missing, with the names of what it is about; empty: done. */
      gaps: z.array(z.object({ gap: z.enum(openingGaps), names: z.array(z.string()) })),
      /** One of its gaps keeps the installation from opening; otherwise they are advice. */
      needed: z.boolean(),
      /** Who did it last, if the product knows: staff by name, a member who paid by number. */
      by: z.nullable(z.string()),
      at: z.nullable(time),
    }),
  ),
})

export const staffOpening = group('staffOpening', {
  get: read('/api/admin/opening', { id: 'B-SY-08', who: byAdministrators, input: nothing, output: opening }),
  /** Opens or closes the registration of new members. Closing is always possible. */
  set: write('/api/admin/opening', {
    id: 'B-SY-09',
    who: byAdministrators,
    methods: ['PUT'],
    input: z.object({ open: bool }),
    output: opening,
  }),
  /** A mail to see whether mails arrive. */
  sendTestMail: write('/api/admin/opening/test-mail', {
    id: 'B-SY-10',
    who: byAdministrators,
    input: z.object({ to: email }),
    output: nothing,
  }),
  /** It arrived. */
  confirmTestMail: write('/api/admin/opening/test-mail/confirm', {
    id: 'B-SY-11',
    who: byAdministrators,
    input: nothing,
    output: opening,
  }),
})
