import { randomUUID } from 'node:crypto'
import { wallets } from '#contract/ledger.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { type Move, postEntries, takeBack } from './ledger.ts'

const { context, member, staff, visitor } = await openTestServer()

const moveOf = (
  memberId: string,
  event: Move['event'],
  unit: Move['unit'],
  amount: number,
  given: Partial<Move> = {},
): Move => ({
  event,
  memberId,
  unit,
  amount,
  source: { kind: 'test', id: randomUUID() },
  referenceNumber: null,
  remark: null,
  actor: { kind: 'system', id: null },
  ...given,
})

const post = (...moves: readonly Move[]) => context.database.transaction((tx) => postEntries(tx, moves))

// Proves R-523
test('a member sees a wallet in each currency, what is owed, and the last ten entries of both', async () => {
  const meiling = await member({ balances: { CNY: 20_000, HKD: 8_600, COIN: 500 } })
  for (let n = 1; n <= 11; n++) await post(moveOf(meiling.id, 'STORAGE_FEE', 'CNY', n))
  await context.database.transaction((tx) =>
    takeBack(tx, { ...moveOf(meiling.id, 'REVERSAL', 'HKD', 9_000), origin: 'bank' }),
  )
  const { list, recent } = await meiling.call(wallets.list, {})
  expect(list).toEqual([
    { currency: 'CNY', balanceMinor: 19_934, isForeign: false, owedMinor: 0 },
    { currency: 'HKD', balanceMinor: 0, isForeign: true, owedMinor: 400 },
  ])
  expect(recent).toHaveLength(10)
  expect(recent.slice(0, 2).map(({ eventCode, amountMinor }) => [eventCode, amountMinor])).toEqual([
    ['REVERSAL', -8_600],
    ['STORAGE_FEE', -11],
  ])
})

// Proves
test('a statement reads newest first, each balance being the one before and the amount', async () => {
  const meiling = await member({ balances: { CNY: 20_000 } })
  const remark = { 'zh-Hans': '调仓', 'zh-Hant': '調倉', en: 'Moved' }
  await post(moveOf(meiling.id, 'TRANSFER_FEE', 'CNY', 8_800, { referenceNumber: 'JH261121000001', remark }))
  await post(moveOf(meiling.id, 'ADJUST_IN', 'CNY', 800))
  const { list, total } = await meiling.call(wallets.listEntries, {}, { language: 'zh-Hant' })
  const turned = await meiling.call(wallets.listEntries, { sort: 'oldest' }, { language: 'zh-Hant' })
  expect(turned.list).toEqual([...list].reverse())
  expect(total).toBe(3)
  expect(
    list.map(({ amountMinor, balanceBeforeMinor, balanceAfterMinor }) => [
      balanceBeforeMinor,
      amountMinor,
      balanceAfterMinor,
    ]),
  ).toEqual([
    [11_200, 800, 12_000],
    [20_000, -8_800, 11_200],
    [0, 20_000, 20_000],
  ])
  expect(list[1]).toMatchObject({
    eventCode: 'TRANSFER_FEE',
    event: '調倉費',
    remark: '調倉',
    referenceNumber: 'JH261121000001',
    currency: 'CNY',
  })
  expect(list[2]).toMatchObject({ remark: '', referenceNumber: null })
  expect((await meiling.ask(wallets.listEntries, {})).wire).toMatchObject({
    list: [{}, { refNo: 'JH261121000001', event: 'Transfer between warehouses' }, {}],
  })
})

test('a statement is turned page by page and narrowed by currency and event, with the totals of what is asked', async () => {
  const meiling = await member({ balances: { CNY: 1_000, HKD: 2_000, COIN: 70 } })
  for (const amount of [10, 20, 30]) await post(moveOf(meiling.id, 'STORAGE_FEE', 'HKD', amount))
  const all = await meiling.call(wallets.listEntries, { page: 2, pageSize: 2 })
  expect(all).toMatchObject({ page: 2, pageSize: 2, total: 5, list: [{ amountMinor: -10 }, { amountMinor: 2_000 }] })
  expect(all.totals).toEqual([
    { currency: 'CNY', inMinor: 1_000, outMinor: 0 },
    { currency: 'HKD', inMinor: 2_000, outMinor: 60 },
  ])
  expect(await meiling.call(wallets.listEntries, { currency: 'HKD', eventCode: 'STORAGE_FEE' })).toMatchObject({
    total: 3,
    totals: [{ currency: 'HKD', inMinor: 0, outMinor: 60 }],
  })
  expect(await meiling.call(wallets.listEntries, { eventCode: 'NO_SUCH' })).toMatchObject({ total: 0, list: [] })
})

test('a month holds the days of Shanghai from its first to its last second', async () => {
  const meiling = await member()
  await context.database.transaction(async (tx) => {
    await postEntries(
      tx,
      [1, 2, 3, 4].map((amount) => moveOf(meiling.id, 'ADJUST_IN', 'CNY', amount)),
    )
    await tx.run(sql`set local session_replication_role = replica`)
    const times = ['2025-11-30T15:59:59.9Z', '2025-11-30T16:00:00Z', '2025-12-31T15:59:59.9Z', '2025-12-31T16:00:00Z']
    await tx.run(sql`update ledger_entries set at = (${times}::timestamptz[])[amount] where member_id = ${meiling.id}`)
  })
  const amountsIn = async (filter: object) =>
    (await meiling.call(wallets.listEntries, filter)).list.map(({ amountMinor }) => amountMinor)
  expect(await amountsIn({ month: '2025-12' })).toEqual([3, 2])
  expect(await amountsIn({ month: '2025-11' })).toEqual([1])
  expect(await amountsIn({ from: '2025-12-01', to: '2025-12-31' })).toEqual([3, 2])
  expect(await amountsIn({ from: '2025-12-01T00:00:00+08:00' })).toEqual([4, 3, 2])
})

test('a wrong month, currency or range is refused with the field named', async () => {
  const meiling = await member()
  for (const [input, field] of [
    [{ month: '2025-13' }, 'month'],
    [{ month: '0000-01' }, 'month'],
    [{ currency: 'USD' }, 'currency'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: '2025-12-02', to: '2025-12-01' }, 'to'],
    [{ pageSize: '1000' }, 'pageSize'],
  ] as const) {
    expect(await meiling.ask(wallets.listEntries, input), field).toMatchObject({
      code: 1001,
      wire: { fields: { [field]: expect.any(String) } },
    })
  }
})

test('wallets and entries are for their own member alone', async () => {
  const meiling = await member({ balances: { CNY: 5_000 } })
  const aisyah = await member()
  expect((await aisyah.call(wallets.listEntries, {})).list).toEqual([])
  expect((await aisyah.call(wallets.list, {})).list.map(({ balanceMinor }) => balanceMinor)).toEqual([0, 0])
  const clerk = await staff(['F', 'A'])
  for (const operation of [wallets.list, wallets.listEntries]) {
    expect(await visitor.ask(operation, {})).toMatchObject({ http: 401, code: 2001 })
    expect(await clerk.ask(operation, {})).toMatchObject({ http: 401 })
    expect((await meiling.ask(operation, {}, { method: 'POST' })).code).toBe(0)
  }
})
