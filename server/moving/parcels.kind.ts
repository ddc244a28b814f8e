import { largestMinor, text } from '#contract/wire/fields.ts'
import { linesOfText } from '#contract/wire/input-fields.ts'
import { goodsTypes, lineTotalMinor } from '#domain/goods.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import { weigh } from '#domain/weight.ts'
import { readConfig } from '#server/settings/config.ts'
import { findOwnNumbers, moveParcelsIn } from '#server/parcels/parcels.ts'
import { activeWarehouses, couriers } from '#server/warehouses/warehouses.ts'
import * as z from 'zod/mini'
import { day, decimal, whole, word } from './cells.ts'
import { inPast } from './days.ts'
import { type Found, kind, oldNumber, unless } from './kind.ts'

const schema = z.object({
  key: text(1, 60),
  oldNumber,
  warehouse: whole(1, 9999),
  trackingNumber: z.string({ error: 'field_required' }).check(
    z.overwrite((typed) => tidyTrackingNumber(typed) ?? typed),
    z.refine((typed) => tidyTrackingNumber(typed) !== null, { error: 'field_tracking_number' }),
  ),
  courier: z.optional(text(1, 20)),
  weightKg: decimal(3, 2_000_000),
  lengthCm: z.optional(decimal(1, 20_000)),
  widthCm: z.optional(decimal(1, 20_000)),
  heightCm: z.optional(decimal(1, 20_000)),
  pieces: z.optional(whole(1, 9999)),
  arrivedOn: day,
  shelf: z.optional(text(1, 20)),
  goodsName: z.optional(text(1, 100)),
  goodsType: z.optional(word(goodsTypes)),
  quantity: z.optional(whole(1, 9999)),
  unitPrice: z.optional(decimal(2, largestMinor / 9999)),
  note: z.optional(linesOfText(1, 200)),
})

type Parsed = z.output<typeof schema>

const sizes = ['lengthCm', 'widthCm', 'heightCm'] as const
const goods = ['goodsName', 'goodsType', 'quantity', 'unitPrice'] as const

export const parcelsKind = kind({
  columns: {
    key: 'must',
    oldNumber: 'must',
    warehouse: 'must',
    trackingNumber: 'must',
    courier: 'may',
    weightKg: 'must',
    lengthCm: 'may',
    widthCm: 'may',
    heightCm: 'may',
    pieces: 'may',
    arrivedOn: 'must',
    shelf: 'may',
    goodsName: 'may',
    goodsType: 'may',
    quantity: 'may',
    unitPrice: 'may',
    note: 'may',
  },
  schema,
  cells: schema.shape,
  keyOf: ({ key = '' }) => key.trim(),
  keyField: 'key',
  once: { field: 'trackingNumber', of: (cells) => tidyTrackingNumber(cells['trackingNumber'] ?? '') ?? '' },
  ownerOf: (parsed) => parsed.oldNumber,
  judge: async (db, rows, owners) => {
    const [warehouses, known] = [await activeWarehouses(db), await couriers(db)]
    const codes = new Set(warehouses.map(({ code }) => code))
    const courierCodes = new Set(known.map(({ code }) => code))
    const here = rows.flatMap(({ parsed: { oldNumber: number, trackingNumber } }) => {
      const owner = owners.get(number ?? '')
      return owner && trackingNumber ? [{ memberId: owner.memberId, trackingNumber }] : []
    })
    const theirs = new Set(
      (await findOwnNumbers(db, here)).map(({ memberId, trackingNumber }) => `${memberId} ${trackingNumber}`),
    )
    return ({ parsed }) => [
      ...unless(parsed.warehouse === undefined || codes.has(parsed.warehouse), 'warehouse', 'field_warehouse'),
      ...unless(courierCodes.has(parsed.courier?.toUpperCase() ?? 'OTHER'), 'courier', 'field_courier'),
      ...unless(inPast(parsed.arrivedOn), 'arrivedOn', 'field_moving_past'),
      ...halves(parsed, sizes),
      ...halves(parsed, goods),
      ...unless(
        !theirs.has(`${owners.get(parsed.oldNumber ?? '')?.memberId} ${parsed.trackingNumber}`),
        'trackingNumber',
        'field_moving_parcel',
      ),
    ]
  },
  move: async ({ context, tx }, rows) => {
    const { 'pricing.divisor': divisor } = await readConfig(context, tx)
    const warehouses = new Map((await activeWarehouses(tx)).map(({ code, id }) => [code, id]))
    const made = await moveParcelsIn(
      tx,
      rows.map(({ sourceKey, memberId, memberNumber, parsed }) => {
        const [lengthMm, widthMm, heightMm] = sizes.map((side) => parsed[side] ?? null)
        const isSized = lengthMm != null && widthMm != null && heightMm != null
        return {
          key: sourceKey,
          memberId,
          memberNumber,
          warehouseId: warehouses.get(parsed.warehouse) ?? '',
          courierCode: parsed.courier?.toUpperCase() ?? 'OTHER',
          trackingNumber: parsed.trackingNumber,
          ...weigh(parsed.weightKg, isSized ? [{ lengthMm, widthMm, heightMm, quantity: 1 }] : [], divisor),
          lengthMm: lengthMm ?? null,
          widthMm: widthMm ?? null,
          heightMm: heightMm ?? null,
          pieces: parsed.pieces ?? 1,
          shelf: parsed.shelf ?? null,
          remark: parsed.note ?? '',
          arrivedOn: parsed.arrivedOn,
          goods: goodsOf(parsed),
        }
      }),
    )
    return new Map(made.map(({ key, id }) => [key, id]))
  },
  lost: { field: 'trackingNumber', word: 'field_moving_parcel' },
})

/** Columns that only say something together. */
function halves(parsed: Partial<Parsed>, columns: readonly (keyof Parsed)[]): readonly Found[] {
  const missing = columns.filter((column) => parsed[column] === undefined)
  if (missing.length === 0 || missing.length === columns.length) return []
  return missing.map((field) => ({ field, word: 'field_moving_together' }))
}

function goodsOf({ goodsName, goodsType, quantity, unitPrice }: Parsed) {
  if (goodsName === undefined || goodsType === undefined || quantity === undefined || unitPrice === undefined)
    return null
  const line = { productName: goodsName, goodsType, quantity, unitPriceMinor: unitPrice }
  return { ...line, totalPriceMinor: lineTotalMinor(line) }
}
