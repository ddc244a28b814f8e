import { staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { balancesOf, checkBooks, entriesOfSource } from '#server/ledger/ledger.ts'
import { configure } from '#test/config.ts'
import { openTestServer, type TestMember, type TestStaff } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { handIn } from '#test/vouchers.ts'

const { context, db, member, staff, visitor } = await openTestServer()
const clerk = await staff(['F'])
const other = await staff(['F'])

async function approved(
  owner: TestMember,
  by: TestStaff,
  amountMinor: number,
  currency: 'CNY' | 'HKD' = 'CNY',
): Promise<string> {
  const { id } = await handIn(owner, { amountMinor, currency })
  await by.call(staffBankTransfers.audit, { id, decision: 'approve' })
  return id
}

// Proves R-452
test('an approved transfer brings in what arrived, and the statement says how that differs from the voucher', async () => {
  const meiling = await member()
  const { id, transferNumber } = await handIn(meiling, { amountMinor: 20_000, currency: 'HKD' })
  await clerk.call(staffBankTransfers.audit, { id, decision: 'approve', receivedMinor: 19_850 })
  const { transfer, entry } = await clerk.call(staffBankTransfers.credit, { id })
  expect(transfer).toMatchObject({
    rechargeStatus: 'credited',
    creditedMinor: 19_850,
    creditedBy: clerk.username,
    creditedAt: expect.stringMatching(/\+08:00$/),
  })
  expect(entry).toEqual({ id: expect.any(String), amountMinor: 19_850, currency: 'HKD' })
  expect(await balancesOf(db, meiling.id)).toEqual({ CNY: 0, HKD: 19_850, COIN: 0 })
  expect(await entriesOfSource(db, 'bank_transfer', id)).toMatchObject([
    { id: entry?.id, event: 'TOPUP_BANK', unit: 'HKD', amount: 19_850 },
  ])
  const written = await db.row(
    sql<{
      remark: unknown
      number: string
    }>`select remark, reference_number as number from ledger_entries where id = ${entry?.id}`,
  )
  expect(written).toMatchObject({ remark: { sh: 'Stated HKD 200.00, received HKD 198.50' }, number: transferNumber })
})

// Proves B-FI-03, R-019
test('crediting again, or twenty times at once, gives the same entry and moves the money once', async () => {
  const meiling = await member()
  const id = await approved(meiling, clerk, 5_000)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? clerk : other).call(staffBankTransfers.credit, { id })),
  )
  expect(new Set(answers.map(({ entry }) => entry?.id)).size).toBe(1)
  expect((await clerk.call(staffBankTransfers.credit, { id })).entry).toEqual(answers[0]?.entry)
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 5_000 })
  const mails = await db.rows(
    sql`select 1 from mail_outbox where member_id = ${meiling.id} and kind = 'BANK_TRANSFER_CREDITED'`,
  )
  expect(mails).toHaveLength(1)
  expect(await checkBooks(context.database)).toEqual([])
})

// Proves R-371
test('nothing is credited before its approval', async () => {
  const meiling = await member()
  const { id } = await handIn(meiling)
  expect(await clerk.ask(staffBankTransfers.credit, { id })).toMatchObject({ http: 409, code: 9002 })
  await clerk.call(staffBankTransfers.audit, { id, decision: 'reject', reason: 'no' })
  expect(await clerk.ask(staffBankTransfers.credit, { id })).toMatchObject({ http: 409, code: 9002 })
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 0 })
  expect(await clerk.ask(staffBankTransfers.credit, { id: '00000000-0000-7000-8000-000000000000' })).toMatchObject({
    http: 404,
    code: 9006,
  })
})

// Proves B-FI-03
test('above the limit the person who approved the voucher may not credit it, whatever their role; a second person may', async () => {
  for (const auditor of [clerk, await staff(['A']), await staff(['F', 'A'])]) {
    const meiling = await member()
    const id = await approved(meiling, auditor, 1_000_001)
    expect(await auditor.ask(staffBankTransfers.credit, { id })).toMatchObject({ http: 409, code: 9003 })
    expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 0 })
    expect((await other.call(staffBankTransfers.credit, { id })).transfer).toMatchObject({
      rechargeStatus: 'credited',
      auditedBy: auditor.username,
      creditedBy: other.username,
    })
  }
  const id = await approved(await member(), clerk, 1_000_000, 'HKD')
  expect((await clerk.call(staffBankTransfers.credit, { id })).transfer.rechargeStatus).toBe('credited')
})

test('splitting below the limit does not help: a staff member and a member have one sum a day in each currency', async () => {
  const meiling = await member()
  const ids = await Promise.all(Array.from({ length: 10 }, () => approved(meiling, clerk, 100_100)))
  for (const id of ids.slice(0, 9)) await clerk.call(staffBankTransfers.credit, { id })
  const last = ids[9] ?? ''
  expect(await clerk.ask(staffBankTransfers.credit, { id: last })).toMatchObject({ code: 9003 })
  expect(await clerk.call(staffBankTransfers.get, { id: last })).toMatchObject({
    needsSecondPerson: true,
    auditedByMe: true,
  })
  expect(await other.call(staffBankTransfers.get, { id: last })).toMatchObject({
    needsSecondPerson: false,
    auditedByMe: false,
  })
  // Another currency, and another member, count separately.
  await clerk.call(staffBankTransfers.credit, { id: await approved(meiling, clerk, 100_100, 'HKD') })
  await clerk.call(staffBankTransfers.credit, { id: await approved(await member(), clerk, 100_100) })
  await other.call(staffBankTransfers.credit, { id: last })
})

test('credits of one staff member at the same moment count one after the other', async () => {
  const meiling = await member()
  const ids = await Promise.all(Array.from({ length: 6 }, () => approved(meiling, clerk, 300_000)))
  const answers = await Promise.all(ids.map((id) => clerk.ask(staffBankTransfers.credit, { id })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 0, 9003, 9003, 9003])
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 900_000 })
})

test('the limit is a setting', async () => {
  await configure({ context, db }, { 'fourEyes.amountMinor': 500 })
  const id = await approved(await member(), clerk, 501)
  expect(await clerk.ask(staffBankTransfers.credit, { id })).toMatchObject({ code: 9003 })
  await configure({ context, db }, {})
  expect((await clerk.call(staffBankTransfers.credit, { id })).transfer.rechargeStatus).toBe('credited')
})

test('nobody of the staff judges or credits a transfer of their own', async () => {
  const meiling = await member()
  const herself = await staff(['F', 'A'])
  await db.run(sql`update staff set email = ${` ${meiling.email.toUpperCase()}`} where id = ${herself.id}`)
  const { id } = await handIn(meiling)
  expect(await herself.ask(staffBankTransfers.audit, { id, decision: 'approve' })).toMatchObject({ code: 9003 })
  await clerk.call(staffBankTransfers.audit, { id, decision: 'approve' })
  expect(await herself.ask(staffBankTransfers.credit, { id })).toMatchObject({ code: 9003 })
})

// Proves R-452
test('only finance brings money in', async () => {
  const meiling = await member()
  const id = await approved(meiling, clerk, 100)
  for (const who of [await staff(['S']), await staff(['W', 'E'])])
    expect(await who.ask(staffBankTransfers.credit, { id })).toMatchObject({ http: 403, code: 9001 })
  expect(await visitor.ask(staffBankTransfers.credit, { id })).toMatchObject({ http: 401 })
  expect(await meiling.ask(staffBankTransfers.credit, { id })).toMatchObject({ http: 401 })
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 0 })
})
