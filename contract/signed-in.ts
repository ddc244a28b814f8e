import * as z from 'zod/mini'
import { currency, id, memberNumber, minor, nothing, time } from '#contract/wire/fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* What every page of a member needs: who is signed in, and signing out. The other calls of members are in `members.ts`. */

const balance = z.object({ currency, balanceMinor: minor })

export const signedIn = {
  ...group('members', {
    home: read('/api/vjiyunclient/GetHomeUserInfo', {
      id: 'C-10',
      who: 'member',
      input: nothing,
      output: z.object({
        userId: id,
        memberNumber,
        displayName: z.string(),
        email: z.string(),
        phone: z.nullable(z.string()),
        level: z.object({ code: z.string(), name: z.string() }),
        registeredAt: time,
        lastLoginAt: z.nullable(time),
        balanceMinor: minor,
        foreignBalanceMinor: minor,
        foreignCurrency: z.literal('HKD'),
        balances: z.array(balance),
        coins: z.int(),
        coupons: z.object({ available: z.int(), used: z.int(), expired: z.int() }),
        invitationCode: z.string(),
        unreadReplies: z.int(),
        permissions: z.array(z.string()),
      }),
    }),
  }),
  ...group('auth', {
    logout: write('/api/scan/logout', {
      id: 'C-03',
      signsOut: true,
      methods: ['GET', 'POST'],
      who: 'anyone',
      // The answer is always 0: anything that is not text counts as no token.
      input: z.object({ token: z.catch(z.optional(z.string()), undefined) }),
      output: nothing,
    }),
  }),
}
