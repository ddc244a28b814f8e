import { type Db, orRefuse, type Tx } from '#server/database/db.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import {
  type AddressFields,
  type Book,
  countAddresses,
  dropDefault,
  findAddress,
  insertAddress,
  lockBooks,
  type SavedAddress,
  updateAddress,
} from './sql.ts'

export interface AddressDraft extends AddressFields {
  readonly id?: string | undefined
  readonly isDefault?: boolean | undefined
  /** The version that was edited; if there is a newer one, refuses with 1005. */
  readonly version?: number | undefined
}

const addressesPerBook = 200

export const isFull = async (db: Db, memberId: string, book: Book): Promise<boolean> =>
  (await countAddresses(db, memberId, book)) >= addressesPerBook

/** Saves an address whose region and postal code were checked. */
export async function save(tx: Tx, memberId: string, book: Book, draft: AddressDraft): Promise<SavedAddress> {
  await lockBooks(tx, memberId)
  return draft.id === undefined ? add(tx, memberId, book, draft) : edit(tx, memberId, book, draft.id, draft)
}

async function add(tx: Tx, memberId: string, book: Book, draft: AddressDraft): Promise<SavedAddress> {
  if (await isFull(tx, memberId, book)) refuseFields({ name: 'field_address_book_full' })
  const isDefault = draft.isDefault ?? false
  if (isDefault) await dropDefault(tx, memberId, book)
  return insertAddress(tx, memberId, book, { ...draft, isDefault })
}

async function edit(tx: Tx, memberId: string, book: Book, id: string, draft: AddressDraft): Promise<SavedAddress> {
  const saved = orRefuse(await findAddress(tx, memberId, book, id), 'not_found')
  const isDefault = draft.isDefault ?? saved.isDefault
  if (isDefault && !saved.isDefault) await dropDefault(tx, memberId, book)
  const edited = await updateAddress(tx, memberId, book, {
    ...draft,
    id,
    isDefault,
    version: draft.version ?? saved.version,
  })
  if (!edited) refuse('version_conflict')
  return edited
}
