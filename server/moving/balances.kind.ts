import { largestMinor } from '#contract/wire/fields.ts'
import { tidyAlias } from '#domain/member-alias.ts'
import * as z from 'zod/mini'
import { decimal, word } from './cells.ts'
import { kind, oldNumber, unless } from './kind.ts'
import { openingsBefore } from './openings.sql.ts'

const written = z.object({ oldNumber, unit: word(['CNY', 'HKD', 'COIN']), amount: decimal(2, largestMinor) })

/** Money and coins alike: 100 coins are written 100. */
const parsed = z.pipe(
  written,
  z
    .transform((row: { oldNumber: string; unit: 'CNY' | 'HKD' | 'COIN'; amount: number }) =>
      row.unit === 'COIN' ? { ...row, amount: row.amount / 100 } : row,
    )
    .check(z.refine(({ amount }) => Number.isInteger(amount), { error: 'field_integer', path: ['amount'] })),
)

export const balancesKind = kind({
  columns: { oldNumber: 'must', unit: 'must', amount: 'must' },
  schema: parsed,
  cells: written.shape,
  keyOf: ({ oldNumber: number = '', unit = '' }) =>
    number.trim() === '' ? '' : `${tidyAlias(number)} ${unit.trim().toUpperCase()}`,
  keyField: 'oldNumber',
  ownerOf: (row) => row.oldNumber,
  worth: ({ unit, amount }) => ({ unit, amount }),
  judge: async (db, rows) => {
    const before = await openingsBefore(
      db,
      rows.map(({ sourceKey }) => sourceKey),
    )
    return ({ sourceKey, parsed: { amount } }) =>
      unless(
        amount === undefined || (before.get(sourceKey) ?? amount) === amount,
        'amount',
        'field_moving_amount_changed',
      )
  },
  // Openings were made when the second person was asked; `post.ts` posts exactly those.
  move: async () => new Map(),
  lost: { field: 'oldNumber', word: 'field_moving_member' },
})
