/**
 * The wire keeps the names of the first client; inside, we use our own words. This table is the only place where the
 * two meet: keys on the left are ours, on the right the wire's.
 */
const wireNames: Readonly<Record<string, string>> = {
  parcel: 'package',
  parcels: 'packages',
  parcelId: 'packageId',
  parcelIds: 'packageIds',
  parcelCount: 'packageCount',
  parcelStatuses: 'packageStatuses',
  parcelsPerOrderMax: 'packagesPerOrderMax',
  removeParcelIds: 'removePackageIds',
  unclaimedParcelId: 'parcelId',
  trackingNumber: 'trackingNo',
  trackingNumberMasked: 'trackingNoMasked',
  orderNumber: 'orderNo',
  orderNumbers: 'orderNos',
  memberNumber: 'memberNo',
  memberNumbers: 'memberNos',
  storeOrderNumber: 'storeOrderNo',
  usedOrderNumber: 'usedOrderNo',
  inviterNumber: 'inviterNo',
  inviteeNumber: 'inviteeNo',
  assignMemberNumber: 'assignMemberNo',
  matchParcelId: 'matchPackageId',
  logisticsNumber: 'logisticsNo',
  batchNumber: 'batchNo',
  contrabandNumber: 'contrabandNo',
  transferNumber: 'transferNo',
  referenceNumber: 'refNo',
  trackedNumber: 'no',
  purchaseNumber: 'purchaseNo',
  paymentNumber: 'paymentNo',
}

const ourNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(wireNames).map(([ours, wire]) => [wire, ours]),
)

export const wireName = (ours: string) => (Object.hasOwn(wireNames, ours) ? wireNames[ours] : undefined) ?? ours
const ourName = (wire: string) => (Object.hasOwn(ourNames, wire) ? ourNames[wire] : undefined) ?? wire

/** JSON as it is sent. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

/** Renames every key of a message that came from the wire into our words. */
export const fromWire = (message: Json): Json => renameKeys(message, ourName)

/** Renames every key of a message of ours into the wire's words. */
export const toWire = (message: Json): Json => renameKeys(message, wireName)

/** An object without a prototype, so that a key named `__proto__` is just a key. */
function renameKeys(message: Json, rename: (key: string) => string): Json {
  if (Array.isArray(message)) return message.map((each) => renameKeys(each, rename))
  if (message === null || typeof message !== 'object') return message
  const renamed: { [key: string]: Json } = Object.create(null)
  for (const [key, value] of Object.entries(message)) renamed[rename(key)] = renameKeys(value, rename)
  return renamed
}
