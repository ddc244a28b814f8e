import { parcelCan, type ParcelStatus } from '#domain/parcel.ts'

/** A live parcel that carries the scanned number. */
export interface KnownParcel {
  readonly id: string
  readonly memberId: string
  readonly status: ParcelStatus
}

export type Whose<Parcel, Owner> =
  /** It is this forecast. */
  | { readonly kind: 'matched'; readonly parcel: Parcel }
  /** The label names its owner, who has not forecast it. */
  | { readonly kind: 'direct'; readonly owner: Owner }
  /** It came in before. */
  | { readonly kind: 'received'; readonly parcel: Parcel }
  | { readonly kind: 'unclaimed' }

/**
 * Whose parcel was scanned (contract D1, decision 9). The label decides where there is one, so that nobody gets
 * somebody else's parcel by forecasting its number; without a label a single forecast decides.
 */
export function whose<Parcel extends KnownParcel, Owner extends { readonly memberId: string }>(
  known: readonly Parcel[],
  labelOwner: Owner | undefined,
): Whose<Parcel, Owner> {
  if (labelOwner !== undefined) {
    const own = known.find((parcel) => parcel.memberId === labelOwner.memberId)
    if (own === undefined) return { kind: 'direct', owner: labelOwner }
    return { kind: parcelCan.receive(own) ? 'matched' : 'received', parcel: own }
  }
  const [only, ...others] = known.filter(parcelCan.receive)
  if (only !== undefined) return others.length === 0 ? { kind: 'matched', parcel: only } : { kind: 'unclaimed' }
  // It lies in one of our warehouses already, so it is not nobody's.
  const inHouse = known.find((parcel) => parcel.status !== 'shipped')
  return inHouse ? { kind: 'received', parcel: inHouse } : { kind: 'unclaimed' }
}
