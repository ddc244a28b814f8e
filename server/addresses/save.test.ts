import { consignees, consignors } from '#contract/addresses.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

const shatin = {
  name: '陳美玲',
  phone: '+852 9123 4567',
  regionCode: 'HK-NST',
  address: '沙田正街18號12樓A室',
  postalCode: '999077',
}

test('a receiver is saved with its region in the caller’s language', async () => {
  const meiling = await t.member()
  const saved = await meiling.call(consignees.save, shatin, { language: 'en' })
  expect(saved).toMatchObject({
    ...shatin,
    regionText: 'Hong Kong / Sha Tin',
    countryCode: 'HK',
    isDefault: false,
    version: 1,
  })
  const { list, total } = await meiling.call(consignees.list, {}, { language: 'zh-Hant' })
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({ id: saved.id, regionText: '香港 / 沙田區' })
})

test('a receiver needs all five parts, a shipper neither phone nor postal code', async () => {
  const member = await t.member()
  for (const part of Object.keys(shatin)) {
    const answer = await member.ask(consignees.save, { ...shatin, [part]: undefined })
    expect(answer).toMatchObject({ code: 1001, wire: { fields: { [part]: expect.any(String) } } })
  }
  const { phone: _phone, postalCode: _postalCode, ...shipper } = { ...shatin, regionCode: 'CN-440306' }
  expect(await member.call(consignors.save, shipper)).toMatchObject({ phone: '', postalCode: '', countryCode: 'CN' })
  expect(await member.ask(consignors.save, { ...shipper, regionCode: undefined })).toMatchObject({ code: 1001 })
})

test('a region must be the last level', async () => {
  const member = await t.member()
  for (const regionCode of ['HK', 'CN-44', 'CN-4403', 'nowhere']) {
    const answer = await member.ask(consignees.save, { ...shatin, regionCode })
    expect(answer).toMatchObject({
      code: 1001,
      wire: { fields: { regionCode: 'Please choose the region at every level' } },
    })
  }
})

test.each([
  ['CN-440306', '518103', '51810'],
  ['TW-TPE', '100', '1000'],
  ['SG', '408600', '40860'],
  ['MY-14', '50000', '500000'],
  ['ID-JK', '10110', '1011'],
  ['GB', 'SW1A 1AA', 'SW1A/1AA'],
])('postal codes of %s have their country’s form', async (regionCode, right, wrong) => {
  const member = await t.member()
  expect(await member.ask(consignees.save, { ...shatin, regionCode, postalCode: right })).toMatchObject({ code: 0 })
  expect(await member.ask(consignees.save, { ...shatin, regionCode, postalCode: wrong })).toMatchObject({
    code: 1001,
    wire: { fields: { postalCode: expect.any(String) } },
  })
})

test('a book has one default, and each book its own', async () => {
  const member = await t.member()
  const first = await member.call(consignees.save, { ...shatin, isDefault: true })
  const shipper = await member.call(consignors.save, { ...shatin, isDefault: true })
  await member.call(consignees.save, { ...shatin, name: '林志豪', isDefault: true })
  const receivers = await member.call(consignees.list, {})
  expect(receivers.list.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['林志豪', true],
    ['陳美玲', false],
  ])
  await member.call(consignees.save, { ...shatin, id: first.id, isDefault: true })
  expect((await member.call(consignees.list, {})).list.map(({ isDefault }) => isDefault)).toEqual([true, false])
  expect((await member.call(consignors.list, { id: shipper.id })).list[0]?.isDefault).toBe(true)
})

test('saving the default from two places at once leaves one default', async () => {
  const member = await t.member()
  await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => member.call(consignees.save, { ...shatin, name, isDefault: true })),
  )
  expect((await member.call(consignees.list, {})).list.filter(({ isDefault }) => isDefault)).toHaveLength(1)
})

test('an edit keeps what it does not name, and an older version is refused', async () => {
  const member = await t.member()
  const saved = await member.call(consignees.save, { ...shatin, isDefault: true })
  const edited = await member.call(consignees.save, { ...shatin, id: saved.id, address: '沙田大會堂', version: 1 })
  expect(edited).toMatchObject({ id: saved.id, address: '沙田大會堂', isDefault: true, version: 2 })
  expect(await member.ask(consignees.save, { ...shatin, id: saved.id, version: 1 })).toMatchObject({ code: 1005 })
})

test('nobody sees, edits or deletes somebody else’s address, nor one of the other book', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const { id } = await meiling.call(consignees.save, shatin)
  expect((await chiho.call(consignees.list, { id })).total).toBe(0)
  expect(await chiho.ask(consignees.save, { ...shatin, id })).toMatchObject({ code: 1002 })
  expect(await chiho.ask(consignees.delete, { id })).toMatchObject({ code: 1002 })
  expect(await meiling.ask(consignors.delete, { id })).toMatchObject({ code: 1002 })
  expect(await t.visitor.ask(consignees.list, {})).toMatchObject({ http: 401 })
  expect(await t.visitor.ask(consignees.save, shatin)).toMatchObject({ http: 401 })
})

test('a deleted address is gone for its member and kept in the books', async () => {
  const member = await t.member()
  const { id } = await member.call(consignees.save, { ...shatin, isDefault: true })
  expect(await member.ask(consignees.delete, { id }, { method: 'GET' })).toMatchObject({ code: 0, data: {} })
  expect(await member.ask(consignees.delete, { id })).toMatchObject({ code: 1002 })
  expect((await member.call(consignees.list, {})).total).toBe(0)
  expect(await member.ask(consignees.save, { ...shatin, id })).toMatchObject({ code: 1002 })
  expect(await t.db.row(sql<{ count: number }>`select count(*)::int as count from addresses where id = ${id}`)).toEqual(
    { count: 1 },
  )
})

test('a book holds two hundred addresses and not one more', async () => {
  const member = await t.member()
  await t.db.run(sql`
    insert into addresses (member_id, kind, name, phone, region_code, address, postal_code)
    select ${member.id}, 'consignee', 'Receiver ' || n, '12345', 'SG', 'Street ' || n, '408600' from generate_series(1, 199) n`)
  await member.call(consignees.save, shatin)
  expect(await member.ask(consignees.save, shatin)).toMatchObject({ code: 1001 })
  expect(await member.ask(consignors.save, shatin)).toMatchObject({ code: 0 })
})

test('a keyword looks into name, phone and address, letter for letter', async () => {
  const member = await t.member()
  await member.call(consignees.save, shatin)
  await member.call(consignees.save, {
    ...shatin,
    name: 'Aisyah 100%',
    phone: '01155550000',
    address: 'Jalan 1',
    regionCode: 'MY-14',
    postalCode: '50000',
  })
  const found = async (filter: object) => (await member.call(consignees.list, filter)).list.map(({ name }) => name)
  expect(await found({ keyword: '美玲' })).toEqual(['陳美玲'])
  expect(await found({ keyword: '5555' })).toEqual(['Aisyah 100%'])
  expect(await found({ keyword: 'jalan' })).toEqual(['Aisyah 100%'])
  expect(await found({ keyword: '%' })).toEqual(['Aisyah 100%'])
  expect(await found({ keyword: '_' })).toEqual([])
  expect(await found({ regionCode: 'HK' })).toEqual(['陳美玲'])
  expect(await found({ page: 2, pageSize: 1 })).toEqual(['陳美玲'])
})
