import type { AbnormalCode } from '#contract/codes.ts'

interface Faulty {
  readonly abnormal: { readonly code: string; readonly also: readonly string[] } | null
}

const wrongWarehouse: AbnormalCode = 'WRONG_WAREHOUSE'

/** The faults of a parcel, those that staff saw first. */
export const faultsOf = ({ abnormal }: Faulty): readonly string[] =>
  abnormal === null ? [] : [abnormal.code, ...abnormal.also]

/** It arrived at another warehouse than forecast, and the member has not yet agreed to ship it from there. */
export const isElsewhere = (parcel: Faulty): boolean => faultsOf(parcel).includes(wrongWarehouse)
