import { parcelCan, type ParcelStatus } from '#domain/parcel.ts'

/** A parcel that the scanned number refers to today. */
interface KnownParcel {
  readonly id: string
  readonly memberId: string
  readonly warehouseId: string
  readonly status: ParcelStatus
  /** On the way from another warehouse to this one. */
  readonly isArriving?: boolean
}

/** What a scan is, named after its results (B-IN-01). */
export type Whose<Parcel, Owner> =
  | { readonly result: 'matched'; readonly forecast: Parcel }
  /** The label names its owner, who has not forecast it. */
  | { readonly result: 'direct'; readonly owner: Owner }
  | { readonly result: 'unclaimed' }
  /** It was received before. */
  | { readonly result: 'duplicate'; readonly parcelId: string | null; readonly unclaimedId: string | null }

interface Scanned<Owner> {
  readonly warehouse: { readonly id: string }
  readonly owner: Owner | undefined
}

/**
 * Whose parcel was scanned. A parcel already received here is the same one again, whatever the label says; so is one on
 * the way here from another warehouse, unless its label names somebody else. Otherwise
 * the label decides if there is one, so that nobody gets somebody else's parcel by forecasting its number; without a
 * label a single forecast decides.
 */
export function whose<Parcel extends KnownParcel, Owner extends { readonly memberId: string }>(
  { warehouse, owner }: Scanned<Owner>,
  known: readonly Parcel[],
  /** Here and unclaimed. */
  unclaimed: { readonly id: string } | undefined,
): Whose<Parcel, Owner> {
  if (unclaimed) return { result: 'duplicate', parcelId: null, unclaimedId: unclaimed.id }
  const forecasts = known.filter(parcelCan.receive)
  const received = known.filter((parcel) => !parcelCan.receive(parcel))
  const here = received.find((parcel) => parcel.warehouseId === warehouse.id)
  if (here) return again(here)
  const arriving = received.find((parcel) => parcel.isArriving && (!owner || owner.memberId === parcel.memberId))
  if (arriving) return again(arriving)
  if (owner) {
    const isTheirs = (parcel: Parcel) => parcel.memberId === owner.memberId
    const [forecast, earlier] = [forecasts.find(isTheirs), received.find(isTheirs)]
    if (forecast) return { result: 'matched', forecast }
    return earlier ? again(earlier) : { result: 'direct', owner }
  }
  const [forecast, ...others] = forecasts
  if (forecast) return others.length === 0 ? { result: 'matched', forecast } : { result: 'unclaimed' }
  // It is in one of our warehouses already, so it has an owner.
  const elsewhere = received.find((parcel) => parcel.status !== 'shipped')
  return elsewhere ? again(elsewhere) : { result: 'unclaimed' }
}

const again = ({ id }: KnownParcel) => ({ result: 'duplicate', parcelId: id, unclaimedId: null }) as const
