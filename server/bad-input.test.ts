import { channels } from '#contract/channels.ts'
import type { Operation } from '#contract/operation.ts'
import { orders } from '#contract/orders.ts'
import { signIns } from '#contract/profile.ts'
import { rules } from '#contract/standing-rules.ts'
import { openTestHouse } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* Calls that lead a form from field to field: what they are told that can not be, they say under the field. */

const t = await openTestHouse()
const meiling = await t.member()
const nobody = '00000000-0000-7000-8000-000000000000'
const tooMany = Array.from({ length: 101 }, () => nobody)

const refused: readonly (readonly [string, Operation, object, string])[] = [
  ['lines to nowhere', channels.forAddress, {}, 'regionCode'],
  ['lines to an unknown region', channels.forAddress, { regionCode: 'nowhere' }, 'regionCode'],
  ['lines to an unknown destination', channels.forAddress, { destinationCode: 'ZZ' }, 'destinationCode'],
  [
    'lines from an unknown warehouse',
    channels.forAddress,
    { destinationCode: 'HK', warehouseCode: 98 },
    'warehouseCode',
  ],
  [
    'lines from a warehouse in words',
    channels.forAddress,
    { destinationCode: 'HK', warehouseCode: 'x' },
    'warehouseCode',
  ],
  ['lines in another currency', channels.forAddress, { destinationCode: 'HK', currency: 'EUR' }, 'currency'],
  ['lines for another kind of order', channels.forAddress, { destinationCode: 'HK', orderType: 9 }, 'orderType'],
  ['lines for 101 parcels', channels.forAddress, { destinationCode: 'HK', parcelIds: tooMany }, 'packageIds'],
  ['currencies of a line that is no id', orders.currencies, { channelId: 'x' }, 'channelId'],
  ['currencies of a warehouse in words', orders.currencies, { warehouseCode: 'x' }, 'warehouseCode'],
  ['the log of a rule that is no id', rules.log, { ruleId: 'x' }, 'ruleId'],
  ['a page before the first', rules.log, { page: 0 }, 'page'],
  ['a page of 101 rows', rules.log, { pageSize: 101 }, 'pageSize'],
]

test.each(refused)('%s are refused under the field', async (_what, operation, input, field) => {
  const { code, wire } = await meiling.ask(operation, input)
  expect([code, wire]).toEqual([1001, { fields: { [field]: expect.stringMatching(/\S/) } }])
})

test('lines for a parcel or a receiver of nobody are none', async () => {
  const ask = async (input: object) => (await meiling.ask(channels.forAddress, input)).code
  expect(await ask({ destinationCode: 'HK', parcelIds: [nobody] })).toBe(4003)
  expect(await ask({ receiverId: nobody })).toBe(1002)
})

test('by a line of nobody, or to a place where none goes, no currency can be paid with', async () => {
  for (const input of [{ channelId: nobody }, { destinationCode: 'ZZ' }]) {
    const { list } = await meiling.call(orders.currencies, input)
    expect(list.map(({ available }) => available)).toEqual([false, false])
  }
})

test('the log of a rule of nobody is empty, and so is a page past the end', async () => {
  for (const input of [{ ruleId: nobody }, { page: 2 }])
    expect(await meiling.call(rules.log, input)).toMatchObject({ list: [], total: 0 })
})

test('ending the other sign-ins again ends none', async () => {
  await meiling.call(signIns.endOthers, {})
  expect(await meiling.call(signIns.endOthers, {})).toEqual({ ended: 0 })
})
