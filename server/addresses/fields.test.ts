import { consignees, consignors } from '#contract/addresses.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* Both books, field by field and call by call, in wire names. */

const t = await openTestServer()
const shatin = {
  name: '陳美玲',
  phone: '+852 9123 4567',
  regionCode: 'HK-NST',
  address: '沙田正街18號12樓A室',
  postalCode: '999077',
}
const member = await t.member()
for (const { save } of [consignees, consignors]) await member.call(save, shatin)

// Proves
test.each([
  ['a saved consignee keeps its name', consignees, { name: '陳美玲' }],
  ['a saved consignee keeps its phone', consignees, { phone: '+852 9123 4567' }],
  ['a saved consignee keeps its region', consignees, { regionCode: 'HK-NST', regionText: 'Hong Kong / Sha Tin' }],
  ['a saved consignee keeps its address', consignees, { address: '沙田正街18號12樓A室' }],
  ['a saved consignee keeps its postal code', consignees, { postalCode: '999077' }],
  ['a saved consignor keeps its name', consignors, { name: '陳美玲' }],
  ['a saved consignor keeps its phone', consignors, { phone: '+852 9123 4567' }],
  ['a saved consignor keeps its region', consignors, { regionCode: 'HK-NST', regionText: 'Hong Kong / Sha Tin' }],
  ['a saved consignor keeps its address', consignors, { address: '沙田正街18號12樓A室' }],
  ['a saved consignor keeps its postal code', consignors, { postalCode: '999077' }],
])('%s', async (_guarantee, book, expected) => {
  expect((await member.ask(book.list, {})).wire).toMatchObject({ list: [expected] })
})

// Proves
test.each([
  ['a book of consignees lists those of its member and of nobody else', consignees],
  ['a book of consignors lists those of its member and of nobody else', consignors],
])('%s', async (_guarantee, book) => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const own = [await meiling.call(book.save, shatin), await meiling.call(book.save, { ...shatin, name: '林志豪' })]
  await chiho.call(book.save, { ...shatin, name: 'Aisyah' })
  const { list, total } = await meiling.call(book.list, {})
  expect(list.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
  expect(total).toBe(2)
  expect((await chiho.call(book.list, {})).list.map(({ name }) => name)).toEqual(['Aisyah'])
})

// Proves
test.each([
  ['a consignee is added, altered in place, and refused without a postal code', consignees, 'postalCode'],
  ['a consignor is added, altered in place, and refused without a region', consignors, 'regionCode'],
] as const)('%s', async (_guarantee, book, required) => {
  const meiling = await t.member()
  const { id } = await meiling.call(book.save, shatin)
  const altered = { id, phone: '+852 6000 0000' }
  expect(await meiling.call(book.save, { ...shatin, ...altered })).toMatchObject(altered)
  expect((await meiling.call(book.list, {})).list).toMatchObject([altered])
  expect(await meiling.ask(book.save, { ...shatin, [required]: undefined })).toMatchObject({
    code: 1001,
    wire: { fields: { [required]: expect.any(String) } },
  })
})

// Proves
test.each([
  ['a consignee is deleted by its member alone', consignees],
  ['a consignor is deleted by its member alone', consignors],
])('%s', async (_guarantee, book) => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const { id } = await meiling.call(book.save, shatin)
  expect(await chiho.ask(book.delete, { id }, { method: 'GET' })).toMatchObject({ code: 1002 })
  expect((await meiling.call(book.list, {})).total).toBe(1)
  expect(await meiling.ask(book.delete, { id }, { method: 'GET' })).toMatchObject({ code: 0 })
  expect((await meiling.call(book.list, {})).total).toBe(0)
})
