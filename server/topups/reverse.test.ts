import { randomUUID } from 'node:crypto'
import { wallets } from '#contract/ledger.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { balancesOf, checkBooks, entriesOfSource, postEntries } from '#server/ledger/ledger.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { handIn } from '#test/vouchers.ts'

const { context, db, member, staff, visitor } = await openTestServer()
const clerk = await staff(['F'])
const second = await staff(['F'])

async function credited(owner: TestMember, amountMinor: number): Promise<string> {
  const { id } = await handIn(owner, { amountMinor })
  await clerk.call(staffBankTransfers.audit, { id, decision: 'approve', credit: true })
  return id
}

/** The owner spends some of the money. */
const spend = (memberId: string, amount: number) =>
  context.database.transaction((tx) =>
    postEntries(tx, [
      {
        event: 'STORAGE_FEE',
        memberId,
        unit: 'CNY',
        amount,
        source: { kind: 'test', id: randomUUID() },
        referenceNumber: null,
        remark: null,
        actor: { kind: 'member', id: memberId },
      },
    ]),
  )

async function askBack(id: string, reason = 'the bank called it back'): Promise<string> {
  const { approval } = await clerk.call(staffBankTransfers.reverse, { id, reason })
  return approval?.id ?? ''
}

// Proves B-FI-04
test('asking for a reversal moves nothing; a second person moves it', async () => {
  const meiling = await member()
  const id = await credited(meiling, 5_000)
  const approvalId = await askBack(id)
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 5_000 })
  expect(await clerk.call(staffBankTransfers.get, { id })).toMatchObject({ rechargeStatus: 'credited', approvalId })

  expect(await second.call(approvals.approve, { id: approvalId })).toEqual({ id: approvalId, state: 'approved' })
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 0 })
  expect(await clerk.call(staffBankTransfers.get, { id })).toMatchObject({
    auditStatus: 'approved',
    rechargeStatus: 'reversed',
    approvalId: null,
  })
  expect((await entriesOfSource(db, 'bank_transfer', id)).map(({ event, amount }) => [event, amount])).toEqual([
    ['TOPUP_BANK', 5_000],
    ['REVERSAL', -5_000],
  ])
  expect((await meiling.call(wallets.listEntries, {})).list[0]).toMatchObject({
    eventCode: 'REVERSAL',
    remark: 'the bank called it back',
  })
  expect(await checkBooks(context.database)).toEqual([])
})

test('what was spent already becomes a debt that the next transfer pays', async () => {
  const chiho = await member()
  const id = await credited(chiho, 5_000)
  await spend(chiho.id, 4_200)
  await second.call(approvals.approve, { id: await askBack(id) })
  expect((await chiho.call(wallets.list, {})).list[0]).toMatchObject({ balanceMinor: 0, owedMinor: 4_200 })
  await credited(chiho, 5_000)
  expect((await chiho.call(wallets.list, {})).list[0]).toMatchObject({ balanceMinor: 800, owedMinor: 0 })
  expect(await checkBooks(context.database)).toEqual([])
})

test('a member who spent everything is left at zero, and the books still hold', async () => {
  const chiho = await member()
  const id = await credited(chiho, 5_000)
  await spend(chiho.id, 5_000)
  await second.call(approvals.approve, { id: await askBack(id) })
  expect((await entriesOfSource(db, 'bank_transfer', id)).map(({ event }) => event)).toEqual([
    'TOPUP_BANK',
    'RECEIVABLE_OPEN',
  ])
  expect((await chiho.call(wallets.list, {})).list[0]).toMatchObject({ balanceMinor: 0, owedMinor: 5_000 })
  expect(await checkBooks(context.database)).toEqual([])
})

test('reversing while the member spends takes each unit of money once', async () => {
  const chiho = await member()
  const id = await credited(chiho, 5_000)
  const approvalId = await askBack(id)
  const outcomes = await Promise.allSettled([
    second.call(approvals.approve, { id: approvalId }),
    ...Array.from({ length: 20 }, () => spend(chiho.id, 400)),
  ])
  expect(outcomes[0]?.status).toBe('fulfilled')
  const spent = outcomes.slice(1).filter(({ status }) => status === 'fulfilled').length * 400
  expect((await chiho.call(wallets.list, {})).list[0]).toMatchObject({ balanceMinor: 0, owedMinor: spent })
  expect(await checkBooks(context.database)).toEqual([])
})

test('nobody approves a request of their own, whatever their role', async () => {
  const id = await credited(await member(), 5_000)
  const boss = await staff(['F', 'A'])
  const { approval } = await boss.call(staffBankTransfers.reverse, { id, reason: 'mine' })
  expect(await boss.ask(approvals.approve, { id: approval?.id })).toMatchObject({ http: 409, code: 9003 })
  expect(await clerk.call(staffBankTransfers.get, { id })).toMatchObject({ rechargeStatus: 'credited' })
})

test('nobody settles what concerns their own account', async () => {
  const meiling = await member()
  const herself = await staff(['F'])
  await db.run(sql`update staff set email = ${meiling.email} where id = ${herself.id}`)
  const id = await credited(meiling, 5_000)
  expect(await herself.ask(staffBankTransfers.reverse, { id, reason: 'mine' })).toMatchObject({ code: 9003 })
  expect(await herself.ask(approvals.approve, { id: await askBack(id) })).toMatchObject({ code: 9003 })
})

// Proves B-FI-04
test('a request is asked for once and approved once, also by two at the same moment', async () => {
  const meiling = await member()
  const id = await credited(meiling, 5_000)
  const asked = await Promise.all(
    [clerk, second, clerk].map((who) => who.call(staffBankTransfers.reverse, { id, reason: 'again' })),
  )
  const ids = new Set(asked.map(({ approval }) => approval?.id))
  expect(ids.size).toBe(1)
  const [approvalId] = ids
  const boss = [await staff(['A']), await staff(['A']), await staff(['F'])]
  const answers = await Promise.all(boss.map((who) => who.ask(approvals.approve, { id: approvalId })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002, 9002])
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 0 })
  expect(await clerk.ask(staffBankTransfers.reverse, { id, reason: 'once more' })).toMatchObject({
    http: 409,
    code: 9002,
  })
  expect(await clerk.ask(staffBankTransfers.credit, { id })).toMatchObject({ http: 409, code: 9002 })
})

test('a transfer that was taken back meanwhile is not taken back again by a request that still waits', async () => {
  const meiling = await member()
  const id = await credited(meiling, 5_000)
  const approvalId = await askBack(id)
  await db.run(sql`update bank_transfers set recharge_status = 'reversed', reversed_at = now() where id = ${id}`)
  expect(await second.ask(approvals.approve, { id: approvalId })).toMatchObject({ http: 409, code: 9002 })
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 5_000 })
})

test('only a credit can be taken back, with a reason', async () => {
  const { id } = await handIn(await member())
  expect(await clerk.ask(staffBankTransfers.reverse, { id, reason: 'x' })).toMatchObject({ http: 409, code: 9002 })
  expect(await clerk.ask(staffBankTransfers.reverse, { id })).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { reason: expect.any(String) } },
  })
  const nobody = '00000000-0000-7000-8000-000000000000'
  expect(await clerk.ask(staffBankTransfers.reverse, { id: nobody, reason: 'x' })).toMatchObject({
    http: 404,
    code: 9006,
  })
  expect(await clerk.ask(approvals.approve, { id: nobody })).toMatchObject({ http: 404, code: 9006 })
})

// Proves B-FI-04
test('open requests are listed with who asked, for whom and how much', async () => {
  const meiling = await member()
  const id = await credited(meiling, 5_000)
  const approvalId = await askBack(id, 'wrong account')
  const [row] = (await clerk.call(approvals.list, { open: 1 })).list
  expect(row).toMatchObject({
    id: approvalId,
    call: 'staffBankTransfers.reverse',
    targetId: id,
    amountMinor: 5_000,
    currency: 'CNY',
    memberNumber: meiling.memberNumber,
    reason: 'wrong account',
    requestedBy: clerk.username,
    mine: true,
    state: 'open',
  })
  expect((await second.call(approvals.list, { open: 1 })).list[0]).toMatchObject({ id: approvalId, mine: false })
  await second.call(approvals.approve, { id: approvalId })
  expect((await clerk.call(approvals.list, { open: 1 })).list.map((each) => each.id)).not.toContain(approvalId)
  expect(
    (await clerk.call(approvals.list, { open: 0, pageSize: 100 })).list.find((each) => each.id === approvalId),
  ).toMatchObject({ state: 'approved' })
  expect((await clerk.call(approvals.list, {})).total).toBeGreaterThan(1)
})

test('requests are settled by finance; who may ask sees their own alone', async () => {
  const id = await credited(await member(), 5_000)
  const approvalId = await askBack(id)
  const service = await staff(['S', 'W', 'E'])
  const keeper = await staff(['W', 'E'])
  expect(await service.call(approvals.list, {})).toMatchObject({ list: [], total: 0 })
  expect(await keeper.ask(approvals.list, {})).toMatchObject({ http: 403, code: 9001 })
  expect(await service.ask(approvals.approve, { id: approvalId })).toMatchObject({ http: 403, code: 9001 })
  expect(await service.ask(staffBankTransfers.reverse, { id, reason: 'x' })).toMatchObject({ http: 403, code: 9001 })
  for (const operation of [approvals.list, approvals.approve, staffBankTransfers.reverse])
    expect(await visitor.ask(operation, { id, reason: 'x' })).toMatchObject({ http: 401 })
})
