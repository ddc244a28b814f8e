import { type AbnormalCode, blockingAbnormalCodes, foundByStaff } from '#contract/codes.ts'

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

const isFoundByStaff = (code: AbnormalCode) => foundByStaff.some((each) => each === code)

/** What staff say is wrong now: it is the main fault, beside what the system found. Null: only what the system found. */
export function withSaid({ abnormalCode, abnormalAlso }: Faults, said: AbnormalCode | null): Faults {
  const before = [abnormalCode, ...abnormalAlso].filter((code) => code !== null)
  const bySystem = before.filter((code) => !isFoundByStaff(code))
  const [main = null, ...also] = said === null ? bySystem : [said, ...bySystem]
  return { abnormalCode: main, abnormalAlso: also }
}

/** Without the fault that it is at another warehouse than forecast. */
export function withoutElsewhere({ abnormalCode, abnormalAlso }: Faults): Faults {
  const [main = null, ...also] = [abnormalCode, ...abnormalAlso].filter(
    (code) => code !== null && code !== 'WRONG_WAREHOUSE',
  )
  return { abnormalCode: main, abnormalAlso: also.filter((code) => code !== null) }
}

export const isBlocking = ({ abnormalCode, abnormalAlso }: Faults): boolean =>
  [abnormalCode, ...abnormalAlso].some((code) => code !== null && blockingAbnormalCodes.includes(code))
