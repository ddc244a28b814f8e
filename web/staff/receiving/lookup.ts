import type { Output } from '#contract/wire/operation.ts'
import type { staffParcels } from '#contract/receiving.ts'

/** What B-IN-02 returns about a scanned number. */
export type Lookup = Output<typeof staffParcels.lookup>
export type Forecast = Lookup['forecasts'][number]

/** The owner of the parcel: if several members forecast the number, the one whose number is on the label. */
export function ownerOf({ forecasts, labelMember }: Pick<Lookup, 'forecasts' | 'labelMember'>): Forecast | undefined {
  const [only, ...others] = forecasts
  if (others.length === 0) return only
  return forecasts.find((forecast) => forecast.memberId === labelMember?.memberId)
}
