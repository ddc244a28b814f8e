import { text } from '#contract/wire/fields.ts'
import { phone } from '#contract/wire/input-fields.ts'
import { isPostalCode } from '#domain/postal-code.ts'
import { moveAddressesIn } from '#server/addresses/addresses.ts'
import { findRegions } from '#server/warehouses/warehouses.ts'
import * as z from 'zod/mini'
import { word, yes } from './cells.ts'
import { kind, oldNumber, unless } from './kind.ts'

const schema = z.object({
  key: text(1, 60),
  oldNumber,
  book: z.optional(word(['consignee', 'consignor'])),
  name: text(1, 50),
  phone,
  regionCode: text(1, 40),
  address: text(1, 200),
  postalCode: text(3, 10),
  isDefault: z.optional(yes),
})

export const addressesKind = kind({
  columns: {
    key: 'must',
    oldNumber: 'must',
    book: 'may',
    name: 'must',
    phone: 'must',
    regionCode: 'must',
    address: 'must',
    postalCode: 'must',
    isDefault: 'may',
  },
  schema,
  cells: schema.shape,
  keyOf: ({ key = '' }) => key.trim(),
  keyField: 'key',
  ownerOf: (parsed) => parsed.oldNumber,
  judge: async (db, rows) => {
    const regions = await findRegions(
      db,
      rows.flatMap(({ parsed }) => parsed.regionCode ?? []),
    )
    return ({ parsed: { regionCode, postalCode } }) => {
      if (regionCode === undefined) return []
      const region = regions.get(regionCode)
      if (!region?.leaf) return unless(false, 'regionCode', 'field_region')
      if (postalCode === undefined) return []
      return unless(isPostalCode(region.countryCode, postalCode), 'postalCode', 'field_postal_code')
    }
  },
  move: async ({ tx }, rows) => {
    const made = await moveAddressesIn(
      tx,
      rows.map(({ sourceKey, memberId, parsed }) => ({
        key: sourceKey,
        memberId,
        book: parsed.book ?? 'consignee',
        name: parsed.name,
        phone: parsed.phone,
        regionCode: parsed.regionCode,
        address: parsed.address,
        postalCode: parsed.postalCode,
        isDefault: parsed.isDefault ?? false,
      })),
    )
    return new Map(made.map(({ key, id }) => [key, id]))
  },
  lost: { field: 'oldNumber', word: 'field_moving_member' },
})
