import { moving } from '#contract/moving.ts'
import { staffParcels } from '#contract/receiving.ts'
import { reports } from '#contract/reports.ts'
import { sql } from '#server/database/db.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { openTestServer } from '#test/harness.ts'
import { balanceHeads, lines, memberHeads, openMoving, personRow } from '#test/moving.ts'
import { freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { admin, finance, work, fileOf, upload, moveIn, run, withRun, moveMembers, memberOf, nextPerson } =
  await openMoving(t)
const keeper = await t.staff(['W'])

// Proves B-MV-01, B-MV-03, B-MV-05, B-MV-06, B-MV-09
test('members move in with their numbers, wallets and everything that they had', () =>
  withRun(async (runId) => {
    const [first] = await moveMembers(runId, 3)
    const { oldNumber = '', email = '' } = first ?? {}
    expect(await memberOf(oldNumber)).toMatchObject({ email, memberNumber: expect.stringMatching(/^JY\d{7}$/) })
    const address = await upload(
      runId,
      'addresses',
      lines(
        ['key', 'oldNumber', 'name', 'phone', 'regionCode', 'address', 'postalCode', 'isDefault'],
        ['a-1', oldNumber.toLowerCase(), 'Chan', '91234567', await leaf('HK'), '1 Harbour Road', '999077', 'yes'],
      ),
    )
    expect(await moveIn(address.id)).toMatchObject({ state: 'moved', moved: 1, faults: 0 })
    const stock = await upload(
      runId,
      'parcels',
      lines(
        [
          'key',
          'oldNumber',
          'warehouse',
          'trackingNumber',
          'weightKg',
          'lengthCm',
          'widthCm',
          'heightCm',
          'arrivedOn',
          'shelf',
          'note',
        ],
        ['p-1', oldNumber, '2', 'SF100000000001', '1.25', '30', '20', '10', '2026-01-31', 'A-1', 'Old order 77'],
      ),
    )
    expect(await moveIn(stock.id)).toMatchObject({ state: 'moved', moved: 1, faults: 0 })
    const parcel = await t.db.row(sql<Record<string, unknown>>`
      select status, actual_weight_g as weight, billable_weight_g as billed, volume_mm3 as volume, abnormal_code as abnormal, shelf, remark
      from parcels where tracking_number = 'SF100000000001'`)
    expect(parcel).toEqual({
      status: 'in_stock',
      weight: 1250,
      billed: 2000,
      volume: 6_000_000,
      abnormal: 'NO_DECLARATION',
      shelf: 'A-1',
      remark: 'Old order 77',
    })
    const gift = await upload(
      runId,
      'coupons',
      lines(
        ['key', 'oldNumber', 'title', 'currency', 'value', 'minSpend', 'endsOn'],
        ['c-1', oldNumber, 'Welcome back', 'HKD', '20', '100', '2099-12-31'],
        ['c-2', oldNumber, 'Welcome back', 'HKD', '20.00', '100', '2099-12-31'],
      ),
    )
    expect(gift.totals).toEqual([{ unit: 'HKD', count: 2, amount: 4000 }])
    expect(await moveIn(gift.id)).toMatchObject({ state: 'moved', moved: 2, faults: 0 })
    expect(await checkBooks(t.context.database)).toEqual([])
  }))

const leaf = async (country: string) =>
  (
    await t.db.row(
      sql<{ code: string }>`select code from regions where country_code = ${country} and leaf order by code limit 1`,
    )
  ).code

test('what belongs to members waits until they have moved in', () =>
  withRun(async (runId) => {
    const person = nextPerson()
    const members = await upload(runId, 'members', lines(memberHeads, personRow(person)))
    // The dry run knows who will come.
    const money = await upload(runId, 'balances', lines(balanceHeads, [person.oldNumber, 'HKD', '5']))
    expect(money).toMatchObject({ state: 'ready', faults: 0 })
    expect(await admin.ask(moving.move, { id: money.id })).toMatchObject({ code: 9041 })
    await moveIn(members.id)
    expect(await moveIn(money.id)).toMatchObject({ state: 'moved', moved: 1 })
  }))

test('an e-mail address that is taken between check and move becomes a fault of its row', () =>
  withRun(async (runId) => {
    const [one, two] = [nextPerson(), nextPerson()]
    const file = await upload(runId, 'members', lines(memberHeads, personRow(one), personRow(two)))
    const rival = await t.member()
    await t.db.run(sql`update members set email = ${two.email} where id = ${rival.id}`)
    expect(await moveIn(file.id)).toMatchObject({ state: 'moved', moved: 1, faults: 1 })
    expect((await admin.call(moving.faults, { id: file.id })).list).toMatchObject([{ row: 3, field: 'email' }])
  }))

// Proves B-MV-03, B-MV-04
test('one run is open at a time; ending it forgets the files and keeps who moved in', async () => {
  const id = await run()
  expect(await admin.ask(moving.start, { name: 'Another' })).toMatchObject({ code: 9040 })
  const [person] = await moveMembers(id, 1)
  await upload(id, 'balances', lines(balanceHeads, [person?.oldNumber ?? '', 'CNY', '5']))
  await admin.call(moving.end, { id })
  expect(
    await t.db.row(
      sql`select count(*)::int as rows from moving_rows r join moving_files f on f.id = r.file_id where run_id = ${id}`,
    ),
  ).toEqual({ rows: 0 })
  expect(await memberOf(person?.oldNumber ?? '')).toBeDefined()
  expect(await admin.ask(moving.end, { id })).toMatchObject({ code: 9002 })
})

test('two who move the same file at once move it once', () =>
  withRun(async (runId) => {
    const moved = [nextPerson(), nextPerson()]
    const { id } = await upload(runId, 'members', lines(memberHeads, ...moved.map(personRow)))
    const answers = await Promise.all([admin.ask(moving.move, { id }), admin.ask(moving.move, { id })])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
    await Promise.all([work(), work(), work()])
    expect(await fileOf(id)).toMatchObject({ state: 'moved', moved: 2 })
  }))

test.each([
  ['finance', () => finance],
  ['the warehouse', () => keeper],
] as const)('%s moves nothing in', async (_who, who) => {
  expect(await who().ask(moving.start, { name: 'x' })).toMatchObject({ http: 403, code: 9001 })
})

test('a parcel that carries the old number is found, received, searched for and shown with our number', async () => {
  const [person] = await withRun((runId) => moveMembers(runId, 1))
  const { oldNumber = '' } = person ?? {}
  const { memberNumber } = await memberOf(oldNumber)
  const trackingNumber = freshNumber()
  const known = await keeper.call(staffParcels.lookup, { trackingNumber, memberNumber: oldNumber.toLowerCase() })
  expect(known.labelMember).toMatchObject({ memberNumber, oldNumbers: [oldNumber] })
  const here = await warehouseId(t, 2)
  const received = await keeper.call(
    staffParcels.receive,
    scanOf(trackingNumber, here, { memberNumber: oldNumber.toLowerCase() }),
  )
  expect(received).toMatchObject({ result: 'direct', parcel: { memberNumber } })
  expect((await keeper.call(reports.find, { number: oldNumber })).members).toEqual([{ memberNumber }])
  const unknown = scanOf(freshNumber(), here, { memberNumber: `${oldNumber}9` })
  expect(await keeper.ask(staffParcels.receive, unknown)).toMatchObject({ code: 9005 })
})
