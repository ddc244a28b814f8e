import { bills } from '#contract/bills.ts'
import { sql } from '#server/database/db.ts'
import { exported, layBills } from '#test/bills.ts'
import { openTestServer } from '#test/harness.ts'
import { openXlsx } from '#test/open-xlsx.ts'
import { expect, test } from 'vitest'
import { headings } from './text.ts'

/* A bill whose amounts all differ: what the member owes is never mistaken for what the member collects. */

const t = await openTestServer()
const meiling = await t.member()
await layBills(t, meiling, 1)
await t.db.run(sql`
  update bills set freight_payable_minor = 1010, vas_payable_minor = 202, insurance_payable_minor = 303, other_payable_minor = 404,
    freight_receivable_minor = 5105, vas_receivable_minor = 616, insurance_receivable_minor = 717, other_receivable_minor = 818,
    payable_total_minor = 1919 where member_id = ${meiling.id}`)

const { list } = (await meiling.ask(bills.list, {})).wire as { list: readonly Readonly<Record<string, number>>[] }
const { rows } = openXlsx((await exported(meiling, { format: 'xlsx' })).bytes)
const lines = (await exported(meiling, { format: 'csv' })).bytes.toString('utf8').split('\r\n')

// Proves
test.each([
  ['the freight owed', 'freightPayable', 1010, '10.10'],
  ['the freight collected', 'freightReceivable', 5105, '51.05'],
  ['the services owed', 'vasPayable', 202, '2.02'],
  ['the services collected', 'vasReceivable', 616, '6.16'],
  ['the insurance owed', 'insurancePayable', 303, '3.03'],
  ['the insurance collected', 'insuranceReceivable', 717, '7.17'],
  ['the other fees owed', 'otherPayable', 404, '4.04'],
  ['the other fees collected', 'otherReceivable', 818, '8.18'],
  ['the total owed', 'payableTotal', 1919, '19.19'],
  ['the total collected', 'receivableTotal', 7256, '72.56'],
] as const)('%s stands in its own place, in the list and in both files', (_what, heading, minor, written) => {
  expect(list[0]?.[`${heading}Minor`]).toBe(minor)
  const column = (rows[0] ?? []).findIndex(({ value }) => value === headings[heading].en)
  expect(rows[1]?.[column]).toMatchObject({ kind: 'number', value: written })
  // No cell of this bill before its amounts contains a comma.
  expect(lines[1]?.split(',')[column]).toBe(written)
})
