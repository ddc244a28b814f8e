import type { AbnormalCode } from '#contract/codes.ts'

/** What is wrong with a parcel: what staff saw, and what the system found. */
export interface Faults {
  readonly abnormalCode: AbnormalCode | null
  readonly abnormalAlso: readonly AbnormalCode[]
}

/** Adds what the system found; it is the main fault if staff saw nothing. */
export function withFound<Parcel extends Faults>(parcel: Parcel, found: AbnormalCode | null): Parcel {
  const { abnormalCode, abnormalAlso } = parcel
  if (found === null || found === abnormalCode || abnormalAlso.includes(found)) return parcel
  return abnormalCode === null
    ? { ...parcel, abnormalCode: found }
    : { ...parcel, abnormalAlso: [...abnormalAlso, found] }
}
