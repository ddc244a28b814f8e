import * as z from 'zod/mini'

/** What earlier pages pass to /sendSuccess: the address is kept in the history entry, never in the URL. */
const sentMail = z.object({
  kind: z.enum(['activation', 'reset']),
  email: z.string(),
  emailMasked: z.optional(z.string()),
  delay: z.optional(z.object({ min: z.number(), max: z.number() })),
})
export type SentMail = z.output<typeof sentMail>

/** Opened directly (a bookmark): nothing is known. */
export function readSentMail(state: unknown): SentMail {
  const read = z.safeParse(sentMail, state)
  return read.success ? read.data : { kind: 'activation', email: '' }
}

const activated = z.object({ memberNumber: z.string(), alreadyActive: z.optional(z.boolean()) })

export function readActivated(state: unknown): z.output<typeof activated> | null {
  const read = z.safeParse(activated, state)
  return read.success ? read.data : null
}
