import { staffSurcharges } from '#contract/surcharges.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { inDays, openSurcharges, peakSeason, surchargeOf } from '#test/surcharges.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { finance, add, end } = await openSurcharges(t)
const admin = await t.staff(['A'])
const keeper = await t.staff(['W'])
const nobody = '00000000-0000-7000-8000-000000000000'
const codes = async (filter: object) =>
  (await keeper.call(staffSurcharges.list, { pageSize: 100, ...filter })).list.map(({ code }) => code)

// Proves B-PR-18, B-PR-19
test('all staff see what is in force and to come, by kind, line and destination, page by page, and what has ended', async () => {
  const now = await add(peakSeason({ code: 'A_NOW', destinationCode: 'HK' }))
  const later = await add(peakSeason({ code: 'B_LATER', validFrom: inDays(3) }))
  const remote = await add(surchargeOf('remote_area', { code: 'C_REMOTE', destinationCode: 'TW', regionCodes: ['TW'] }))
  expect(await codes({})).toEqual(['A_NOW', 'B_LATER', 'C_REMOTE'])
  expect([now.state, later.state, remote.state]).toEqual(['in_force', 'to_come', 'in_force'])
  expect(await codes({ state: 'in_force' })).toEqual(['A_NOW', 'C_REMOTE'])
  expect(await codes({ state: 'to_come' })).toEqual(['B_LATER'])
  expect(await codes({ kind: 'remote_area' })).toEqual(['C_REMOTE'])
  expect(await codes({ destinationCode: 'HK' })).toEqual(['A_NOW', 'B_LATER'])
  const first = await keeper.call(staffSurcharges.list, { pageSize: 2 })
  expect(first).toMatchObject({ total: 3, next: later.id })
  expect((await keeper.call(staffSurcharges.list, { pageSize: 2, after: later.id })).list).toMatchObject([
    {
      id: remote.id,
      regions: [{ code: 'TW', name: expect.any(String) }],
      createdBy: expect.any(String),
      endedBy: null,
    },
  ])
  for (const row of [now, later, remote]) await end(row)
  expect(await codes({})).toEqual([])
  const { list } = await keeper.call(staffSurcharges.list, { state: 'ended', pageSize: 100 })
  expect(list.map(({ code, state, endedBy }) => [code, state, endedBy === list[0]?.createdBy])).toEqual([
    ['A_NOW', 'ended', true],
    ['B_LATER', 'ended', true],
    ['C_REMOTE', 'ended', true],
  ])
})

// Proves B-PR-20
test('a change ends the row and begins its copy at the same moment; the trail says from what to what', async () => {
  const before = await add(peakSeason({ code: 'CHANGE' }))
  const key = 'surcharge-change-once'
  const change = { id: before.id, priceCnyMinor: 4000 }
  const [first, again] = [
    await finance.ask(staffSurcharges.update, change, { key }),
    await finance.ask(staffSurcharges.update, change, { key }),
  ]
  expect(again.data).toEqual(first.data)
  expect(first.data).toMatchObject({ code: 'CHANGE', kind: 'season', priceCnyMinor: 4000, priceHkdMinor: 3300 })
  const rows = await t.db.rows(sql<{ price: number; from: string; to: string }>`
    select price_cny_minor as price, valid_from::text as from, valid_to::text as to from surcharges where code = 'CHANGE' order by valid_from`)
  expect(rows.map(({ price }) => price)).toEqual([3000, 4000])
  expect(rows[0]?.to).toBe(rows[1]?.from)
  const [trail] = await t.db.rows(sql<{ before: object; after: object }>`
    select before, after from audit_log where target_id = ${first.data.id} and call = 'staffSurcharges.update'`)
  expect(trail).toMatchObject({ before: { priceCnyMinor: 3000 }, after: { priceCnyMinor: 4000 } })
  await end(first.data)
  expect(await finance.ask(staffSurcharges.remove, { id: first.data.id })).toMatchObject({ http: 409, code: 9002 })
  expect(await finance.ask(staffSurcharges.update, change)).toMatchObject({ http: 409, code: 9002 })
})

test('a change for later leaves what is in force until then, and can be taken back', async () => {
  const now = await add(peakSeason({ code: 'LATER' }))
  const later = await finance.call(staffSurcharges.update, { id: now.id, validFrom: inDays(5), priceCnyMinor: 9900 })
  expect(await codes({ state: 'in_force' })).toEqual(['LATER'])
  expect(await codes({ state: 'to_come' })).toEqual(['LATER'])
  await end(later)
  expect(await codes({})).toEqual(['LATER'])
  // A change after its own end would leave a gap.
  expect(
    await finance.ask(staffSurcharges.update, { id: now.id, validFrom: inDays(6), validTo: inDays(9) }),
  ).toMatchObject({ code: 9005, wire: { fields: { validFrom: expect.any(String) } } })
  await end(now)
})

test('two rows of one code are never in force together, of two who write at once one does', async () => {
  const row = await add(peakSeason({ code: 'TWICE' }))
  expect(await finance.ask(staffSurcharges.create, peakSeason({ code: 'TWICE' }))).toMatchObject({
    http: 409,
    code: 9007,
  })
  expect(
    await finance.ask(
      staffSurcharges.create,
      peakSeason({ code: 'TWICE', validFrom: inDays(29), validTo: inDays(40) }),
    ),
  ).toMatchObject({ code: 9007 })
  const answers = await Promise.all([
    finance.ask(staffSurcharges.update, { id: row.id, priceCnyMinor: 1 }),
    admin.ask(staffSurcharges.update, { id: row.id, priceCnyMinor: 2 }),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 9002])
  expect(await codes({})).toEqual(['TWICE'])
  await expect(t.db.run(sql`delete from surcharges where code = 'TWICE'`)).rejects.toThrow('never deleted')
  await expect(t.db.run(sql`update surcharges set price_cny_minor = 5 where code = 'TWICE'`)).rejects.toThrow(
    'never changed',
  )
})

test.each([
  [{ code: 'no spaces' }, 'code'],
  [{ kind: 'noise' }, 'kind'],
  [{ name: { cn: '', en: '旺季', sh: 'Peak' } }, 'name.cn'],
  [{ charge: 'perPiece' }, 'charge'],
  [{ priceHkdMinor: null }, 'priceHkdMinor'],
  [{ priceCnyMinor: 0 }, 'priceCnyMinor'],
  [{ bp: 500 }, 'bp'],
  [{ charge: 'percentOfFreight' }, 'bp'],
  [{ charge: 'percentOfFreight', bp: 500 }, 'priceCnyMinor'],
  [{ charge: 'percentOfFreight', priceCnyMinor: null, priceHkdMinor: null, bp: 10_001 }, 'bp'],
  [{ validTo: null }, 'validTo'],
  [{ validFrom: inDays(-1) }, 'validFrom'],
  [{ validFrom: inDays(31) }, 'validTo'],
  [{ longestOverMm: 500 }, 'longestOverMm'],
  [{ weightOverG: 500 }, 'weightOverG'],
  [{ regionCodes: ['HK'] }, 'regionCodes'],
  [{ kind: 'oversize' }, 'longestOverMm'],
  [{ kind: 'overweight' }, 'weightOverG'],
  [{ kind: 'remote_area' }, 'regionCodes'],
  [{ kind: 'remote_area', regionCodes: ['NOWHERE'] }, 'regionCodes'],
  [{ kind: 'remote_area', postalPrefixes: ['88'] }, 'destinationCode'],
  [{ kind: 'remote_area', destinationCode: 'TW', postalPrefixes: ['- -'] }, 'postalPrefixes'],
  [{ channelId: nobody }, 'channelId'],
  [{ destinationCode: 'ZZ' }, 'destinationCode'],
])('a surcharge cannot say %j', async (given, field) => {
  expect(
    await finance.ask(staffSurcharges.create, { ...peakSeason({ code: 'WRONG' }), ...given } as never),
  ).toMatchObject({
    http: 422,
    code: 9005,
    wire: { fields: { [field]: expect.any(String) } },
  })
})

test('only finance and administrators write surcharges, and one that does not exist is not found', async () => {
  for (const role of ['W', 'S', 'E', 'U'] as const) {
    const other = await t.staff([role])
    expect(await other.ask(staffSurcharges.list, { pageSize: 1 })).toMatchObject({ code: 0 })
    expect(await other.ask(staffSurcharges.create, peakSeason({ code: 'ROLES' }))).toMatchObject({ http: 403 })
    expect(await other.ask(staffSurcharges.update, { id: nobody, bp: 1 })).toMatchObject({ http: 403 })
    expect(await other.ask(staffSurcharges.remove, { id: nobody })).toMatchObject({ http: 403 })
  }
  expect(await finance.ask(staffSurcharges.update, { id: nobody, bp: 1 })).toMatchObject({ http: 404, code: 9006 })
  expect(await finance.ask(staffSurcharges.remove, { id: nobody })).toMatchObject({ http: 404, code: 9006 })
})

// Proves B-PR-21
test('the export writes the rows of the list, and no text in it becomes a formula', async () => {
  await add(peakSeason({ code: 'EXPORT', name: { cn: '=1+1', en: '=1+1', sh: '=HYPERLINK("x")' } }))
  const answer = await keeper.raw('/api/admin/surcharges/export?format=csv&kind=season', { headers: { lang: 'sh' } })
  const text = await answer.text()
  expect(text.split('\r\n')[0]).toContain('Code,Kind,Name,Reason')
  const line = text.split('\r\n').find((each) => each.startsWith('EXPORT'))
  expect(line).toContain(`"'=HYPERLINK(""x"")"`)
  expect(line).toContain('30.00,33.00,')
})
