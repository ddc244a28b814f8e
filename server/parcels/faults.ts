import type { AbnormalCode } from '#contract/codes.ts'

/** What is wrong with a parcel: first what staff saw, and beside it what the system found. */
export interface Faults {
  readonly abnormalCode: AbnormalCode | null
  readonly abnormalAlso: readonly AbnormalCode[]
}

/** The same with what the system found out, which stands first where staff saw nothing. */
export function withFound<Parcel extends Faults>(parcel: Parcel, found: AbnormalCode | null): Parcel {
  const { abnormalCode, abnormalAlso } = parcel
  if (found === null || found === abnormalCode || abnormalAlso.includes(found)) return parcel
  return abnormalCode === null
    ? { ...parcel, abnormalCode: found }
    : { ...parcel, abnormalAlso: [...abnormalAlso, found] }
}
