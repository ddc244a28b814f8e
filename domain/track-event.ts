/**
 * Steps in the life of parcels and orders, in the order in which they usually come. An exception may come at any time.
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

/** A parcel has its own steps up to the box, and those of its order at the end. */
export const parcelTrackEvents = [
  'forecast',
  'received',
  'shelved',
  'packing',
  'consolidated',
  'shipped',
  'signed',
] as const satisfies readonly TrackEvent[]

/** An order's steps start when its parcels are packed (35 to 50, and 90). */
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
