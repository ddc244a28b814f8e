import type { staffParcelClosings } from '#contract/parcel-closings.ts'
import type { Input } from '#contract/wire/operation.ts'
import { closingStates } from '#domain/parcel-closing.ts'

/** What the reader may confirm, as the work queue counts it: one's own requests wait for somebody else. */
const byOthers = 'byOthers'
export const views = [byOthers, ...closingStates] as const

export const closingDefaults = { q: '', warehouse: '', state: 'asked', after: '' } as const

type Filters = Readonly<Record<keyof typeof closingDefaults, string>>

export const viewOf = (word: string) => views.find((each) => each === word) ?? 'asked'

export function closingsInput({ q, warehouse, state, after }: Filters): Input<typeof staffParcelClosings.list> {
  const view = viewOf(state)
  return {
    ...(view === byOthers ? { state: 'asked', byOthers: true } : { state: view }),
    pageSize: 20,
    ...(q === '' ? {} : { trackingNumber: q }),
    ...(warehouse === '' ? {} : { warehouseId: warehouse }),
    ...(after === '' ? {} : { after }),
  }
}
