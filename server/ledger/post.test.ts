import { randomUUID } from 'node:crypto'
import { sql } from '#server/database/db.ts'
import { violated } from '#server/database/db-faults.ts'
import { Refused } from '#server/http/refuse.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import { checkBooks } from './check.ts'
import { balancesOf, entriesOfSource, lockCreditsToday, type Move, postEntries, takeBack } from './ledger.ts'

const { context, db, member } = await openTestServer()

const system = { kind: 'system', id: null } as const

const moveOf = (given: Pick<Move, 'event' | 'memberId' | 'unit' | 'amount'> & Partial<Move>): Move => ({
  source: { kind: 'test', id: randomUUID() },
  referenceNumber: null,
  remark: null,
  actor: system,
  ...given,
})

const post = (...moves: readonly Move[]) => context.database.transaction((tx) => postEntries(tx, moves))

const refusalOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((fault: unknown) => fault)
  return error instanceof Refused ? { word: error.refusal, details: error.details } : error
}

test('a payment moves the money once, from the balance before to the balance after', async () => {
  const meiling = await member({ balances: { CNY: 20_000 } })
  const [posted] = await post(moveOf({ event: 'STORAGE_FEE', memberId: meiling.id, unit: 'CNY', amount: 8_800 }))
  expect(posted).toMatchObject({ before: 20_000, after: 11_200 })
  expect(await balancesOf(db, meiling.id)).toEqual({ CNY: 11_200, HKD: 0, COIN: 0 })
})

test('a payment above the balance is refused with what is missing, and nothing moves', async () => {
  const chiho = await member({ balances: { HKD: 500 } })
  const refusal = await refusalOf(post(moveOf({ event: 'ORDER_PAY', memberId: chiho.id, unit: 'HKD', amount: 801 })))
  expect(refusal).toEqual({ word: 'balance_low', details: { balanceMinor: 500, dueMinor: 801, shortfallMinor: 301 } })
  expect(await balancesOf(db, chiho.id)).toMatchObject({ HKD: 500 })
})

test('when money is short the total of one action is named, and the coins it took come back', async () => {
  const chiho = await member({ balances: { CNY: 1_000, COIN: 300 } })
  const refusal = await refusalOf(
    post(
      moveOf({ event: 'EXPIRE', memberId: chiho.id, unit: 'COIN', amount: 300 }),
      moveOf({ event: 'ORDER_PAY', memberId: chiho.id, unit: 'CNY', amount: 1_200 }),
      moveOf({ event: 'STORAGE_FEE', memberId: chiho.id, unit: 'CNY', amount: 300 }),
    ),
  )
  expect(refusal).toEqual({
    word: 'balance_low',
    details: { balanceMinor: 1_000, dueMinor: 1_500, shortfallMinor: 500 },
  })
  expect(await balancesOf(db, chiho.id)).toEqual({ CNY: 1_000, HKD: 0, COIN: 300 })
  expect(
    await refusalOf(post(moveOf({ event: 'EXPIRE', memberId: chiho.id, unit: 'COIN', amount: 301 }))),
  ).toMatchObject({ word: 'coins_low' })
})

test('two hundred payments at once never take a balance below zero', async () => {
  const aisyah = await member({ balances: { CNY: 10_000 } })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      post(moveOf({ event: 'STORAGE_FEE', memberId: aisyah.id, unit: 'CNY', amount: 130 })),
    ),
  )
  const paid = outcomes.filter(({ status }) => status === 'fulfilled')
  expect(paid).toHaveLength(76)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ refusal: 'balance_low' })
  expect(await balancesOf(db, aisyah.id)).toMatchObject({ CNY: 120 })
  expect(await checkBooks(context.database)).toEqual([])
})

test('one event happens once per source, also when two try at the same moment', async () => {
  const meiling = await member()
  const source = { kind: 'test', id: randomUUID() }
  const credit = moveOf({ event: 'ADJUST_IN', memberId: meiling.id, unit: 'CNY', amount: 5_000, source })
  const outcomes = await Promise.allSettled([post(credit), post(credit), post(credit)])
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(faults.map((fault) => violated(fault, 'ledger_entries_once'))).toEqual([true, true])
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 5_000 })
})

test('money goes back to where it came from, and what is gone becomes a debt that the next credits pay first', async () => {
  const chiho = await member({ balances: { CNY: 3_000 } })
  const source = { kind: 'test', id: randomUUID() }
  const taking = {
    ...moveOf({ event: 'REVERSAL', memberId: chiho.id, unit: 'CNY', amount: 5_000, source }),
    origin: 'bank',
  } as const
  const taken = await context.database.transaction((tx) => takeBack(tx, taking))
  expect(taken).toMatchObject({ entry: { before: 3_000, after: 0 }, owed: 2_000 })
  expect((await entriesOfSource(db, 'test', source.id)).map(({ event, amount }) => [event, amount])).toEqual([
    ['REVERSAL', -3_000],
    ['RECEIVABLE_OPEN', -2_000],
  ])

  const [first] = await post(moveOf({ event: 'ADJUST_IN', memberId: chiho.id, unit: 'CNY', amount: 1_500 }))
  expect(first).toMatchObject({ before: 0, after: 1_500 })
  expect(await balancesOf(db, chiho.id)).toMatchObject({ CNY: 0 })
  // Nothing is owed in the other currency.
  await post(moveOf({ event: 'ADJUST_IN', memberId: chiho.id, unit: 'HKD', amount: 700 }))
  await post(moveOf({ event: 'ADJUST_IN', memberId: chiho.id, unit: 'CNY', amount: 1_500 }))
  expect(await balancesOf(db, chiho.id)).toEqual({ CNY: 1_000, HKD: 700, COIN: 0 })
  expect(await checkBooks(context.database)).toEqual([])
})

test('taking back from an empty balance moves nothing and only opens the debt', async () => {
  const chiho = await member()
  const taking = {
    ...moveOf({ event: 'REVERSAL', memberId: chiho.id, unit: 'HKD', amount: 900 }),
    origin: 'bank',
  } as const
  expect(await context.database.transaction((tx) => takeBack(tx, taking))).toEqual({ entry: null, owed: 900 })
  expect(await balancesOf(db, chiho.id)).toMatchObject({ HKD: 0 })
})

test('credits at once pay a debt once', async () => {
  const chiho = await member()
  const taking = {
    ...moveOf({ event: 'REVERSAL', memberId: chiho.id, unit: 'CNY', amount: 1_000 }),
    origin: 'store',
  } as const
  await context.database.transaction((tx) => takeBack(tx, taking))
  await Promise.all(
    Array.from({ length: 10 }, () =>
      post(moveOf({ event: 'ADJUST_IN', memberId: chiho.id, unit: 'CNY', amount: 300 })),
    ),
  )
  expect(await balancesOf(db, chiho.id)).toMatchObject({ CNY: 2_000 })
  expect(await checkBooks(context.database)).toEqual([])
})

test('members paid for in turn and in opposite order do not lock each other out', async () => {
  const [meiling, aisyah] = [await member({ balances: { CNY: 100_000 } }), await member({ balances: { CNY: 100_000 } })]
  const pay = (...ids: string[]) =>
    post(...ids.map((memberId) => moveOf({ event: 'STORAGE_FEE', memberId, unit: 'CNY', amount: 10 })))
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => (n % 2 ? pay(meiling.id, aisyah.id) : pay(aisyah.id, meiling.id))),
  )
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 99_700 })
  expect(await balancesOf(db, aisyah.id)).toMatchObject({ CNY: 99_700 })
})

test('amounts that are no amounts are a fault of ours and move nothing', async () => {
  const meiling = await member({ balances: { CNY: 1_000 } })
  for (const amount of [0, -0, -1, 1.5, Number.NaN, 1e308, 1_000_000_000_001]) {
    await expect(
      post(moveOf({ event: 'ADJUST_IN', memberId: meiling.id, unit: 'CNY', amount })),
      String(amount),
    ).rejects.toThrow('is not an amount')
  }
  await expect(post(moveOf({ event: 'EXPIRE', memberId: meiling.id, unit: 'CNY', amount: 1 }))).rejects.toThrow(
    'does not move CNY',
  )
  await expect(post(moveOf({ event: 'REVERSAL', memberId: meiling.id, unit: 'CNY', amount: 1 }))).rejects.toThrow(
    'where its money came from',
  )
  await post(moveOf({ event: 'ADJUST_IN', memberId: meiling.id, unit: 'CNY', amount: 1_000_000_000_000 }))
  expect(await balancesOf(db, meiling.id)).toMatchObject({ CNY: 1_000_000_001_000 })
})

test('the database itself refuses amounts, broken chains and balances below zero', async () => {
  const meiling = await member({ balances: { CNY: 1_000 } })
  const insert = (amount: string, after: string) =>
    db.run(sql`
    insert into ledger_entries (from_account, to_account, unit, amount, event, source_kind, source_id, actor_kind, member_id, from_seq, from_before, from_after)
    select a.id, h.id, 'CNY', ${amount}::bigint, 'ORDER_PAY', 'test', ${randomUUID()}, 'system', a.member_id, 2, 1000, ${after}::bigint
    from ledger_accounts a, ledger_accounts h where a.member_id = ${meiling.id} and a.unit = 'CNY' and h.kind = 'sales' and h.unit = 'CNY'`)
  for (const amount of ['0', '-1', '1000000000001'])
    await expect(insert(amount, '0'), amount).rejects.toThrow(/violates check/)
  for (const amount of ['1.5', '1e308', '9223372036854775808'])
    await expect(insert(amount, '0'), amount).rejects.toThrow(/invalid input|out of range/)
  await expect(insert('10', '991')).rejects.toThrow('ledger_entries_from_chain')
  await expect(db.run(sql`update ledger_accounts set balance = -1 where member_id = ${meiling.id}`)).rejects.toThrow(
    'ledger_accounts_not_below_zero',
  )
  await expect(db.run(sql`update ledger_accounts set balance = 5 where kind = 'sales'`)).rejects.toThrow(
    'ledger_accounts_house_has_no_balance',
  )
})

test('an entry is never changed, removed or emptied away, not even by the owner', async () => {
  await member({ balances: { CNY: 1_000 } })
  for (const statement of [
    sql`update ledger_entries set amount = amount + 1`,
    sql`update ledger_entries set remark = '{}'`,
    sql`delete from ledger_entries`,
    sql`truncate ledger_entries cascade`,
  ]) {
    await expect(db.run(statement)).rejects.toMatchObject({ code: '42501' })
  }
})

test('what one of the staff gave a member today is summed per unit', async () => {
  const meiling = await member({ balances: { CNY: 70_000 } })
  const { id } = await context.database.row(sql<{ id: string }>`select new_id() as id`)
  const actor = { kind: 'staff', id } as const
  const credit = (amount: number, given: Partial<Move> = {}) =>
    post(moveOf({ event: 'ADJUST_IN', memberId: meiling.id, unit: 'CNY', amount, actor, ...given }))
  await credit(40_000)
  await credit(2_000)
  await credit(900, { event: 'WEIGHT_REFUND' })
  await credit(500, { unit: 'HKD' })
  await post(moveOf({ event: 'ADJUST_OUT', memberId: meiling.id, unit: 'CNY', amount: 1_000, actor }))
  expect(
    await context.database.transaction((tx) => lockCreditsToday(tx, id, { memberId: meiling.id, unit: 'CNY' })),
  ).toBe(42_000)
})
