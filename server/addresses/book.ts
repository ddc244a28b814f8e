import type { consignees, consignors } from '#contract/addresses.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import type { AsMember, ReadCall, WriteCall } from '#server/context.ts'
import { assert, refuse } from '#server/http/refuse.ts'
import { findRegions } from '#server/warehouses/warehouses.ts'
import { saveAddress } from './addresses.ts'
import { type Book, deleteAddress, findAddresses, type SavedAddress } from './sql.ts'

type Row = Output<typeof consignees.save>
/** A shipper's phone and postal code may be left out; the receivers' schema requires both. */
type Draft = Input<typeof consignors.save>

/** The three handlers of one book: the same for shippers (C-43 to C-45) and receivers (C-46 to C-48). */
export const book = (kind: Book) => ({
  list: async (
    { db, member, language }: ReadCall & AsMember,
    filter: Input<typeof consignees.list>,
  ): Promise<Output<typeof consignees.list>> => {
    const { keyword, id, regionCode, page, pageSize } = filter
    const search = { keyword: keyword || null, id: id ?? null, regionCode: regionCode || null, page, pageSize }
    const { list, total } = await findAddresses(db, member.id, kind, search)
    return { list: await rowsOf(db, list, language), page, pageSize, total }
  },
  save: async ({ tx, member, language }: WriteCall & AsMember, draft: Draft): Promise<Row> => {
    const saved = await saveAddress(tx, member.id, kind, {
      ...draft,
      phone: draft.phone ?? '',
      postalCode: draft.postalCode ?? '',
    })
    const [row] = await rowsOf(tx, [saved], language)
    assert(row, 'what was saved can be shown')
    return row
  },
  delete: async ({ tx, member }: WriteCall & AsMember, { id }: { id: string }) => {
    if ((await deleteAddress(tx, member.id, kind, id)) === 0) refuse('not_found')
    return {}
  },
})

async function rowsOf(db: Db, saved: readonly SavedAddress[], language: Language): Promise<Row[]> {
  const regions = await findRegions(
    db,
    saved.map(({ regionCode }) => regionCode),
  )
  return saved.map((address) => {
    const region = regions.get(address.regionCode)
    assert(region, 'an address names a region that is there')
    return { ...address, regionText: pickText(region.text, language), countryCode: region.countryCode }
  })
}
