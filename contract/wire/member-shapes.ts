import * as z from 'zod/mini'
import { id, memberNumber, time } from './fields.ts'

/* Shapes about members themselves. Those of parcels and orders are in `shapes.ts`, which a page loads when it shows some. */

export const signIn = z.object({
  token: z.string(),
  tokenExpiresAt: time,
  userId: id,
  memberNumber,
  displayName: z.string(),
  lang: z.enum(['cn', 'en', 'sh']),
  permissions: z.array(z.string()),
})

/** An address that a mail server refused for good: mails to it stop until it works again. */
export const refusedAddress = z.object({ address: z.string(), refusedAt: time })
