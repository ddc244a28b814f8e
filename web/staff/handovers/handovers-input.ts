import type { staffHandovers } from '#contract/handovers.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { HandoverState } from '#domain/courier-handover.ts'

/** What the reader may settle, as the work queue counts it: not what they closed themselves. */
const byOthers = 'byOthers'
const states = ['open', 'difference', 'closed', 'settled'] as const satisfies readonly HandoverState[]
export const views = ['open', byOthers, 'difference', 'closed', 'settled'] as const

/** Otherwise those of the warehouse where one works. */
export const everywhere = 'all'

export const handoverDefaults = { state: 'open', warehouse: '', after: '' } as const

type Filters = Readonly<Record<keyof typeof handoverDefaults, string>>

export const viewOf = (word: string) => views.find((each) => each === word) ?? 'open'

export const handoversInput = (
  { state, warehouse, after }: Filters,
  warehouseId: string,
): Input<typeof staffHandovers.list> => ({
  ...(viewOf(state) === byOthers
    ? { state: 'difference', byOthers: true }
    : { state: states.find((each) => each === state) ?? 'open' }),
  ...(warehouse === everywhere ? {} : { warehouseId }),
  pageSize: 20,
  ...(after === '' ? {} : { after }),
})
