import { moving } from '#contract/moving.ts'
import { reports } from '#contract/reports.ts'
import type { Output } from '#contract/wire/operation.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { balanceHeads, lines, memberHeads, openMoving, personRow } from '#test/moving.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { admin, finance, work, fileOf, upload, moveIn, withRun, moveMembers, balances, nextPerson } = await openMoving(t)
const keeper = await t.staff(['W'])

// Proves B-MV-10
test('balances open what the file says, once two people have signed, and the books stay true', () =>
  withRun(async (runId) => {
    const [one, two] = await moveMembers(runId, 2)
    const [first, second] = [one?.oldNumber ?? '', two?.oldNumber ?? '']
    const file = await upload(
      runId,
      'balances',
      lines(
        balanceHeads,
        [first, 'CNY', '128.5'],
        [first, 'COIN', '300'],
        [second, 'CNY', '0.01'],
        [second, 'HKD', '86'],
      ),
    )
    const totals = [
      { unit: 'CNY' as const, count: 2, amount: 12_851 },
      { unit: 'COIN' as const, count: 1, amount: 300 },
      { unit: 'HKD' as const, count: 1, amount: 8600 },
    ]
    expect(file).toMatchObject({ state: 'ready', totals })
    expect(await admin.call(moving.move, { id: file.id })).toMatchObject({ state: 'waiting' })
    await work()
    expect(await balances(first)).toEqual([])
    // Finance signs: an administrator does not, whether or not it was they who asked.
    for (const one of [admin, await t.staff(['A']), keeper])
      expect(await one.ask(moving.sign, { id: file.id, totals })).toMatchObject({ code: 9001 })
    const less = [{ unit: 'CNY' as const, count: 2, amount: 12_850 }, ...totals.slice(1)]
    expect(await finance.ask(moving.sign, { id: file.id, totals: less })).toMatchObject({ code: 9042 })
    expect(await finance.ask(moving.sign, { id: file.id, totals })).toMatchObject({ code: 0 })
    await work()
    expect(await fileOf(file.id)).toMatchObject({ state: 'moved', moved: 4 })
    expect(await balances(first)).toEqual([
      { unit: 'CNY', balance: 12_850 },
      { unit: 'COIN', balance: 300 },
    ])
    expect(await balances(second)).toEqual([
      { unit: 'CNY', balance: 1 },
      { unit: 'HKD', balance: 8600 },
    ])
    expect(await checkBooks(t.context.database)).toEqual([])
  }))

test('finance is told that a file waits for a signature, by mail and in the work queue; who asked is not', () =>
  withRun(async (runId) => {
    const both = await t.staff(['A', 'F'])
    const gone = await t.staff(['F'])
    for (const { id, username } of [both, gone, finance, admin])
      await t.db.run(sql`
        update staff set email = ${`${username}@example.com`}, language = 'zh-Hant', disabled = ${id === gone.id} where id = ${id}`)
    const toSign = async (who: TestStaff) =>
      (await who.call(reports.dashboard, {})).queues.find(({ queue }) => queue === 'toSign')?.count
    const mailed = async ({ username }: TestStaff) =>
      (await mailsTo(t.db, `${username}@example.com`)).filter(({ body }) => body.includes('/staff/moving-in'))
    const [person] = await moveMembers(runId, 1)
    const { id, totals } = await upload(runId, 'balances', lines(balanceHeads, [person?.oldNumber ?? '', 'CNY', '5']))
    expect(await toSign(finance)).toBe(0)
    await both.call(moving.move, { id })
    expect([await toSign(finance), await toSign(both), await toSign(admin)]).toEqual([1, 0, undefined])
    expect((await finance.call(reports.dashboard, {})).urgent).toMatchObject([
      { queue: 'toSign', targetId: id, number: 'balances.csv' },
    ])
    expect(await mailed(finance)).toMatchObject([{ kind: 'STAFF_MONEY', subject: '有遷入檔案等待簽核' }])
    expect(await Promise.all([both, gone, admin].map(mailed))).toEqual([[], [], []])
    await finance.call(moving.sign, { id, totals })
    expect(await toSign(finance)).toBe(0)
    await work()
  }))

test('who asked for it cannot sign it, whatever their roles', () =>
  withRun(async (runId) => {
    const both = await t.staff(['A', 'F'])
    const [person] = await moveMembers(runId, 1)
    const file = await upload(runId, 'balances', lines(balanceHeads, [person?.oldNumber ?? '', 'CNY', '5']))
    const { totals } = await both.call(moving.move, { id: file.id })
    expect(await both.ask(moving.sign, { id: file.id, totals })).toMatchObject({ code: 9003 })
    expect((await moveSigned(file.id, totals)).state).toBe('moved')
  }))

const moveSigned = async (id: string, totals: Output<typeof moving.move>['totals']) => {
  await finance.call(moving.sign, { id, totals })
  await work()
  return fileOf(id)
}

test('nobody opens or signs a balance of an account of their own', () =>
  withRun(async (runId) => {
    const [person] = await moveMembers(runId, 1)
    const { oldNumber = '', email = '' } = person ?? {}
    await t.db.run(sql`update staff set email = ${email} where id = ${admin.id}`)
    const file = await upload(runId, 'balances', lines(balanceHeads, [oldNumber, 'CNY', '5']))
    expect(await admin.ask(moving.move, { id: file.id })).toMatchObject({ code: 9003 })
    await t.db.run(sql`update staff set email = '' where id = ${admin.id}`)
    await t.db.run(sql`update staff set email = ${email} where id = ${finance.id}`)
    const { totals } = await admin.call(moving.move, { id: file.id })
    expect(await finance.ask(moving.sign, { id: file.id, totals })).toMatchObject({ code: 9003 })
    await t.db.run(sql`update staff set email = '' where id = ${finance.id}`)
  }))

test('the same files moved in again double nothing, and another amount is a fault', async () => {
  const people_ = await withRun((runId) => moveMembers(runId, 2))
  const members = lines(memberHeads, ...people_.map(personRow))
  const [first = ''] = people_.map(({ oldNumber }) => oldNumber)
  const money = lines(balanceHeads, [first, 'CNY', '10'])
  await withRun(async (runId) => moveIn((await upload(runId, 'balances', money)).id))
  await withRun(async (runId) => {
    const again = await upload(runId, 'members', members)
    expect(again).toMatchObject({ state: 'ready', known: 2, faults: 0 })
    expect(await moveIn(again.id)).toMatchObject({ state: 'moved', moved: 0 })
    const same = await upload(runId, 'balances', money)
    expect(same).toMatchObject({ state: 'ready', known: 1, totals: [] })
    await moveIn(same.id)
    const other = await upload(runId, 'balances', lines(balanceHeads, [first, 'CNY', '11']))
    expect(other).toMatchObject({ state: 'faulty', faults: 1 })
  })
  expect(await balances(first)).toEqual([{ unit: 'CNY', balance: 1000 }])
  expect(await checkBooks(t.context.database)).toEqual([])
})

test.each([
  [['X9', 'CNY', '5'], 'oldNumber'],
  [['', 'CNY', '5'], 'oldNumber'],
  [['OWN', 'USD', '5'], 'unit'],
  [['OWN', 'CNY', '0'], 'amount'],
  [['OWN', 'CNY', '-5'], 'amount'],
  [['OWN', 'CNY', '1.005'], 'amount'],
  [['OWN', 'CNY', '"1,000"'], 'amount'],
  [['OWN', 'COIN', '1.5'], 'amount'],
  [['OWN', 'CNY', '10000000000.01'], 'amount'],
] as const)('a balance %j has a fault', (row, field) =>
  withRun(async (runId) => {
    const [person] = await moveMembers(runId, 1)
    const cells = row.map((cell) => (cell === 'OWN' ? (person?.oldNumber ?? '') : cell))
    const file = await upload(runId, 'balances', lines(balanceHeads, cells))
    expect(file).toMatchObject({ state: 'faulty', faults: 1 })
    expect((await admin.call(moving.faults, { id: file.id })).list.map((each) => each.field)).toEqual([field])
  }),
)

// Proves B-MV-08, B-MV-11
test('a file is checked again when what it refers to has come, and can be given up', () =>
  withRun(async (runId) => {
    const person = nextPerson()
    const money = await upload(runId, 'balances', lines(balanceHeads, [person.oldNumber, 'HKD', '5']))
    expect(money).toMatchObject({ state: 'faulty', faults: 1 })
    await moveIn((await upload(runId, 'members', lines(memberHeads, personRow(person)))).id)
    expect(await admin.call(moving.checkAgain, { id: money.id })).toMatchObject({ state: 'checking', checked: 0 })
    await work()
    expect(await fileOf(money.id)).toMatchObject({ state: 'ready', faults: 0 })
    expect(await admin.call(moving.move, { id: money.id })).toMatchObject({ state: 'waiting' })
    expect(await admin.call(moving.cancel, { id: money.id })).toMatchObject({ state: 'cancelled' })
    expect(await admin.ask(moving.cancel, { id: money.id })).toMatchObject({ code: 9002 })
    expect(await balances(person.oldNumber)).toEqual([])
  }))
