import type { Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'

type Measured = Pick<Output<typeof parcels.list>['list'][number], 'lengthMm' | 'widthMm' | 'heightMm'>

/** The sizes of those parcels that have been measured. */
export const sizesOf = (measured: readonly Measured[]) =>
  measured.flatMap(({ lengthMm, widthMm, heightMm }) =>
    lengthMm === null || widthMm === null || heightMm === null ? [] : [{ lengthMm, widthMm, heightMm }],
  )
