import type { StoredText } from '#contract/wire/language.ts'
import { isPostalCode } from '#domain/postal-code.ts'
import type { Db, Tx } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { findRegion, type Region } from '#server/warehouses/warehouses.ts'
import { type AddressDraft, isFull, save } from './save.ts'
import { type AddressFields, type Book, findAddress, findAddresses, type SavedAddress } from './sql.ts'

export type { Book }
export { insertMovedAddresses as moveAddressesIn } from './move-in.sql.ts'

/** An address as an order keeps it, whatever later happens to the address book (C-44). */
export interface AddressSnapshot extends AddressFields {
  readonly regionText: StoredText
  readonly countryCode: string
  readonly destinationCode: string
}

/** Refuses with 1002 an address that is not in the member's book. */
export async function snapshotOfSaved(db: Db, memberId: string, book: Book, id: string): Promise<AddressSnapshot> {
  const saved = await findAddress(db, memberId, book, id)
  const region = saved && (await findRegion(db, saved.regionCode))
  if (!saved || !region) refuse('not_found')
  return snapshot(saved, region)
}

/** Where the receiver lives whom a new application starts with: the default one, or else the newest; null without any. */
export async function usualDestination(db: Db, memberId: string): Promise<string | null> {
  const first = { keyword: null, id: null, regionCode: null, page: 1, pageSize: 1 }
  const [receiver] = (await findAddresses(db, memberId, 'consignee', first)).list
  return (receiver && (await findRegion(db, receiver.regionCode))?.destinationCode) ?? null
}

/**
 * Refuses with 1001 a region that is not of the last level, or a postal code that is invalid in its country. A
 * shipper's postal code may be empty. `under` names the part of the input that holds the address: `receiver`.
 */
export async function snapshotOfTyped(db: Db, typed: AddressFields, under = ''): Promise<AddressSnapshot> {
  const region = await findRegion(db, typed.regionCode)
  const field = (name: string) => (under ? `${under}.${name}` : name)
  if (!region?.leaf) refuseFields({ [field('regionCode')]: 'field_region' })
  if (typed.postalCode !== '' && !isPostalCode(region.countryCode, typed.postalCode)) {
    refuseFields({ [field('postalCode')]: 'field_postal_code' })
  }
  return snapshot(typed, region)
}

/** Refuses with 1001 when a book is full: for calls that also save an address. */
export async function refuseFullBook(db: Db, memberId: string, book: Book, field: string): Promise<void> {
  if (await isFull(db, memberId, book)) refuseFields({ [field]: 'field_address_book_full' })
}

/** Adds to the member's book (or edits, with `id` and `version`); the rules of C-44 and C-47. */
export async function saveAddress(tx: Tx, memberId: string, book: Book, typed: AddressDraft): Promise<SavedAddress> {
  await snapshotOfTyped(tx, typed)
  return save(tx, memberId, book, typed)
}

const snapshot = (
  { name, phone, regionCode, address, postalCode }: AddressFields,
  region: Region,
): AddressSnapshot => ({
  name,
  phone,
  regionCode,
  address,
  postalCode,
  regionText: region.text,
  countryCode: region.countryCode,
  destinationCode: region.destinationCode,
})
