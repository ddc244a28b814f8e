import { largestMinor, text } from '#contract/wire/fields.ts'
import { moveCouponsIn, type MovedTerms } from '#server/coupons/coupons.ts'
import * as z from 'zod/mini'
import { day, decimal, word } from './cells.ts'
import { isOver } from './days.ts'
import { kind, oldNumber, type OwnedRow, unless } from './kind.ts'

const schema = z.object({
  key: text(1, 60),
  oldNumber,
  title: text(1, 60),
  currency: word(['CNY', 'HKD']),
  value: decimal(2, largestMinor),
  minSpend: z.optional(decimal(2, largestMinor)),
  endsOn: day,
})

export const couponsKind = kind({
  columns: {
    key: 'must',
    oldNumber: 'must',
    title: 'must',
    currency: 'must',
    value: 'must',
    minSpend: 'may',
    endsOn: 'must',
  },
  schema,
  cells: schema.shape,
  keyOf: ({ key = '' }) => key.trim(),
  keyField: 'key',
  ownerOf: (parsed) => parsed.oldNumber,
  worth: ({ currency, value }) => ({ unit: currency, amount: value }),
  judge:
    async () =>
    ({ parsed: { endsOn } }) =>
      unless(endsOn === undefined || !isOver(endsOn), 'endsOn', 'field_moving_over'),
  move: async ({ tx, staffId }, rows) => {
    const made = new Map<string, string>()
    for (const [terms, some] of byTerms(rows)) {
      const memberIds = some.map(({ memberId }) => memberId)
      const id = await moveCouponsIn(tx, staffId, terms, memberIds)
      for (const { sourceKey } of some) made.set(sourceKey, id)
    }
    return made
  },
  lost: { field: 'oldNumber', word: 'field_moving_member' },
})

type Parsed = z.output<typeof schema>

/** Coupons of the same terms are given together. */
function byTerms(rows: readonly OwnedRow<Parsed>[]): readonly (readonly [MovedTerms, readonly OwnedRow<Parsed>[]])[] {
  const groups = new Map<string, [MovedTerms, OwnedRow<Parsed>[]]>()
  for (const row of rows) {
    const terms = termsOf(row.parsed)
    const key = JSON.stringify(terms)
    const group = groups.get(key) ?? ([terms, []] as [MovedTerms, OwnedRow<Parsed>[]])
    group[1].push(row)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const termsOf = ({ title, currency, value, minSpend = 0, endsOn }: Parsed): MovedTerms => ({
  title,
  currency,
  valueMinor: value,
  minSpendMinor: minSpend,
  endsOn,
})
