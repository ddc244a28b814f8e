import * as z from 'zod/mini'
import { nothing } from '#contract/wire/fields.ts'
import { group, read } from '#contract/wire/operation.ts'

/* Beside the other calls of notices, which few pages need. */

export const unreadNotices = group('notices', {
  /** For the bell: one cheap read, which counts to a hundred at most. */
  countUnread: read('/api/member/notices/unread', {
    id: 'E-101',
    who: 'member',
    input: nothing,
    output: z.object({ count: z.int() }),
  }),
})
