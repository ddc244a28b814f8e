import { staffSurcharges } from '#contract/surcharges.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { TestServer } from './harness.ts'

/* What the tests of surcharges share: rows as finance writes them, and their end. */

export type NewRow = Input<typeof staffSurcharges.create>
export type Row = Output<typeof staffSurcharges.create>

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const words = (cn: string, en: string, sh: string) => ({ cn, en, sh })

/** CNY 30.00 or HKD 33.00 for every order of the next 30 days. */
export const peakSeason = (given: Partial<NewRow> = {}): NewRow => ({
  code: 'PEAK',
  kind: 'season',
  name: words('旺季附加费', '旺季附加費', 'Peak season'),
  reason: words('旺季运力紧张', '旺季運力緊張', 'Space is scarce in the peak season'),
  charge: 'perOrder',
  priceCnyMinor: 3000,
  priceHkdMinor: 3300,
  validTo: inDays(30),
  ...given,
})

/** One without an end, of another kind. */
export const surchargeOf = (kind: NewRow['kind'], given: Partial<NewRow> = {}): NewRow => ({
  ...peakSeason(),
  code: kind.toUpperCase(),
  kind,
  validTo: null,
  ...given,
})

export async function openSurcharges(t: TestServer) {
  const finance = await t.staff(['F'])
  const add = (row: NewRow) => finance.call(staffSurcharges.create, row)
  const end = ({ id }: Pick<Row, 'id'>) => finance.call(staffSurcharges.remove, { id })
  /** With this row in force, and ended afterwards. */
  const during = async (row: NewRow, work: (made: Row) => Promise<void>) => {
    const made = await add(row)
    await work(made)
    const { list } = await finance.call(staffSurcharges.list, { pageSize: 100 })
    for (const left of list.filter(({ code }) => code === row.code)) await end(left)
  }
  return { finance, add, end, during }
}
