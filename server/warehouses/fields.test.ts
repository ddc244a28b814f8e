import { warehouses } from '#contract/warehouses.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* What the five warehouse addresses show, field by field, in wire names. */

const t = await openTestServer()
const meiling = await t.member()
const rows = z.object({ list: z.array(z.record(z.string(), z.unknown())) })
const said = rows.parse((await meiling.ask(warehouses.list, {}, { language: 'zh-Hans' })).wire)

// Proves R-290
test('the five warehouses have the codes 2 to 6', () => {
  expect(said.list.map(({ code, name }) => [code, name])).toEqual([
    [2, '深圳福永'],
    [3, '深圳南山'],
    [4, '广州白云'],
    [5, '广州天河'],
    [6, '东莞虎门'],
  ])
})

// Proves
test.each([
  ['recipient', /.+\(JY\d{7}\)$/],
  ['province', /^广东省$/],
  ['city', /^(深圳|广州|东莞)市$/],
  ['address', /.{6,}/],
  ['phone', /^[\d -]{8,}$/],
  ['mobile', /^1[3-9]\d \d{4} \d{4}$/],
  ['postalCode', /^\d{6}$/],
])('each warehouse address shows its %s', (field, form) => {
  for (const address of said.list) expect(address[field]).toMatch(form)
})

// Proves R-008
test('the copied text of each warehouse holds all seven values and the member number', () => {
  for (const address of said.list) {
    const parts = ['recipient', 'phone', 'mobile', 'province', 'city', 'address', 'postalCode', 'memberNo']
    const copied = String(address['copyText']).replaceAll(' ', '')
    for (const part of parts) expect(copied).toContain(String(address[part]).replaceAll(' ', ''))
    expect(address['memberNo']).toBe(meiling.memberNumber)
  }
})
