import type { AbnormalCode } from '#contract/codes.ts'

interface Faulty {
  readonly abnormal: { readonly code: string; readonly also: readonly string[] } | null
}

const wrongWarehouse: AbnormalCode = 'WRONG_WAREHOUSE'

/** What is wrong with a parcel, that which staff saw first. */
export const faultsOf = ({ abnormal }: Faulty): readonly string[] =>
  abnormal === null ? [] : [abnormal.code, ...abnormal.also]

/** It came to another warehouse than forecast, and its member has not said yet that it goes on from there. */
export const isElsewhere = (parcel: Faulty): boolean => faultsOf(parcel).includes(wrongWarehouse)
