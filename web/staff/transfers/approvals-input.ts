import type { approvals } from '#contract/topups.ts'
import type { Input } from '#contract/wire/operation.ts'
import { pageNumber } from '#web/kit/list/use-url-filters.ts'

/** What the reader may settle is what the work queue counts: one's own requests wait for somebody else. */
const filterOf = {
  byOthers: { open: 1, byOthers: true },
  open: { open: 1 },
  settled: { open: 0 },
  own: { mine: 1 },
} as const

export const views = ['byOthers', 'open', 'settled', 'own'] as const
type View = (typeof views)[number]

export const approvalsInput = (view: View, page: string): Input<typeof approvals.list> => ({
  ...filterOf[view],
  page: pageNumber(page),
  pageSize: 20,
})
