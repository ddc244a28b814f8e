/**
 * Steps of a parcel's and an order's life, in the order in which they mostly come. An exception may come at any time.
 */
export const trackEvents = [
  'forecast',
  'received',
  'shelved',
  'packing',
  'consolidated',
  'shipped',
  'departed',
  'arrived',
  'customs_cleared',
  'out_for_delivery',
  'ready_for_pickup',
  'signed',
  'exception',
] as const

export type TrackEvent = (typeof trackEvents)[number]

/** A parcel carries its way to the box, and what its order does with it at the end. */
export const parcelTrackEvents = [
  'forecast',
  'received',
  'shelved',
  'packing',
  'consolidated',
  'shipped',
  'signed',
] as const satisfies readonly TrackEvent[]

/** An order begins where its parcels are packed (contract A9: 35 to 50 and 90). */
export const orderTrackEvents = [
  'packing',
  'consolidated',
  'shipped',
  'departed',
  'arrived',
  'customs_cleared',
  'out_for_delivery',
  'ready_for_pickup',
  'signed',
  'exception',
] as const satisfies readonly TrackEvent[]

/** What staff may add by hand to an order on its way (B-OU-09). */
export const staffTrackEvents = [
  'departed',
  'arrived',
  'customs_cleared',
  'out_for_delivery',
  'ready_for_pickup',
  'exception',
] as const satisfies readonly TrackEvent[]

export type ParcelTrackEvent = (typeof parcelTrackEvents)[number]
export type OrderTrackEvent = (typeof orderTrackEvents)[number]
export type StaffTrackEvent = (typeof staffTrackEvents)[number]
