import { browserWords, systemWords } from '#domain/user-agent.ts'
import * as z from 'zod/mini'
import { id, time } from '#contract/wire/fields.ts'

/** Where somebody of the staff is signed in: enough to recognise one's own computer. */
export const staffSession = z.object({
  id,
  browser: z.nullable(z.enum([...browserWords])),
  system: z.nullable(z.enum([...systemWords])),
  /** The /24 or /64 it was opened from; null if unknown. */
  network: z.nullable(z.string()),
  signedInAt: time,
  lastSeenAt: time,
  /** The session of this call. */
  current: z.boolean(),
})
