import * as z from 'zod/mini'
import { id, memberNumber, time } from './fields.ts'

/** What every way of signing in answers. */
export const signIn = z.object({
  token: z.string(),
  tokenExpiresAt: time,
  userId: id,
  memberNumber,
  displayName: z.string(),
  lang: z.enum(['cn', 'en', 'sh']),
  permissions: z.array(z.string()),
})
