import * as z from 'zod/mini'
import { byId, cappedPage, id, memberNumber, nothing, time } from '#contract/wire/fields.ts'
import { linesOfText, paging, secret } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'

/* The data we keep about a member: to download, or to have deleted (decision record 25). */

const state = z.enum(['open', 'withdrawn', 'refused', 'fulfilled'])

/** What must be settled before an account can be deleted. */
export const obstacleWords = [
  'balance',
  'debt',
  'orders',
  'parcels',
  'transfers',
  'payments',
  'disputes',
  'approvals',
] as const
const obstacles = z.array(z.object({ code: z.enum(obstacleWords), count: z.int() }))

const deletion = z.object({ id, state, askedAt: time, closedAt: z.nullable(time), reason: z.string() })

export const myData = group('myData', {
  get: read('/api/member/my-data', {
    id: 'E-74',
    who: 'member',
    methods: ['GET'],
    input: nothing,
    output: z.object({ deletion: z.nullable(deletion), obstacles }),
  }),
  archive: read('/api/member/my-data/archive', {
    id: 'E-75',
    who: 'member',
    methods: ['GET'],
    limit: 'export',
    transport: 'download',
    input: nothing,
    output: nothing,
  }),
  askDeletion: write('/api/member/my-data/deletion', {
    id: 'E-76',
    who: 'member',
    says: 'M-18',
    /** Without a password, a fresh proof of this session is required (2029). */
    input: z.object({ password: z.optional(secret) }),
    output: deletion,
  }),
  withdrawDeletion: write('/api/member/my-data/deletion/withdraw', {
    id: 'E-77',
    who: 'member',
    says: 'M-18',
    input: nothing,
    output: deletion,
  }),
})

const staffDeletion = z.object({
  ...deletion.shape,
  memberId: id,
  memberNumber,
  decidedBy: z.nullable(z.string()),
  obstacles,
})

export const staffDeletions = group('staffDeletions', {
  list: read('/api/admin/deletion-requests', {
    id: 'B-CS-12',
    who: ['S', 'A'],
    showsPeople: true,
    input: z.object({ state: z.optional(state), ...paging }),
    output: cappedPage(staffDeletion),
  }),
  fulfil: write('/api/admin/deletion-requests/{id}/fulfil', {
    id: 'B-CS-13',
    who: ['S', 'A'],
    input: byId,
    output: staffDeletion,
  }),
  refuse: write('/api/admin/deletion-requests/{id}/refuse', {
    id: 'B-CS-14',
    who: ['S', 'A'],
    input: z.object({ id, reason: linesOfText(1, 500) }),
    output: staffDeletion,
  }),
})
