import { channels } from '#contract/channels.ts'
import { site } from '#contract/content.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { files } from '#contract/files.ts'
import { orders } from '#contract/orders.ts'
import { signIns } from '#contract/profile.ts'
import { rules } from '#contract/standing-rules.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { pictureOf } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

/* Calls that lead a form from field to field: what is wrong with the input is said under the field. */

const t = await openTestServer()
const meiling = await t.member()
const keeper = await t.staff(['W'])
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
  ['currencies of an unknown warehouse', orders.currencies, { warehouseCode: 98 }, 'warehouseCode'],
  [
    'an insurance of a value in words',
    orders.quoteInsurance,
    { declaredValueMinor: 'x', currency: 'CNY' },
    'declaredValueMinor',
  ],
  ['an insurance in no currency', orders.quoteInsurance, { declaredValueMinor: 100 }, 'currency'],
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

test('of one line, what is unknown is refused under its field, and a line of nobody is none', async () => {
  const [line] = (await t.visitor.call(site.formOptions, {})).channels
  const to = { channelId: line?.id ?? '', destinationCode: 'HK' }
  const wrong: [object, string][] = [
    [{ ...to, warehouseCode: 98 }, 'warehouseCode'],
    [{ ...to, destinationCode: 'ZZ' }, 'destinationCode'],
    [{ channelId: to.channelId, regionCode: 'nowhere' }, 'regionCode'],
    [{ channelId: to.channelId }, 'regionCode'],
    [{ ...to, channelId: 'x' }, 'channelId'],
  ]
  for (const [input, field] of wrong)
    expect(await meiling.ask(channels.get, input)).toMatchObject({
      code: 1001,
      wire: { fields: { [field]: expect.stringMatching(/\S/) } },
    })
  expect((await meiling.ask(channels.get, { ...to, channelId: nobody })).code).toBe(1002)
})

test('a warehouse that is closed by now is none to be paid for; 1 stands for all of them', async () => {
  const ask = async (warehouseCode: number) => (await meiling.ask(orders.currencies, { warehouseCode })).code
  await t.db.run(sql`update warehouses set active = false where code = 6`)
  expect([await ask(6), await ask(5), await ask(1)]).toEqual([1001, 0, 0])
  await t.db.run(sql`update warehouses set active = true where code = 6`)
})

test('by a line of nobody, or to a place where none goes, no currency can be paid with', async () => {
  for (const input of [{ channelId: nobody }, { destinationCode: 'ZZ' }]) {
    const { list } = await meiling.call(orders.currencies, input)
    expect(list.map(({ available }) => available)).toEqual([false, false])
  }
})

// Proves E-46
test('the log of a rule of nobody is empty, and so is a page past the end', async () => {
  for (const input of [{ ruleId: nobody }, { page: 2 }])
    expect(await meiling.call(rules.log, input)).toMatchObject({ list: [], total: 0 })
})

test('ending the other sign-ins again ends none', async () => {
  await meiling.call(signIns.endOthers, {})
  expect(await meiling.call(signIns.endOthers, {})).toEqual({ ended: 0 })
})

test.each([
  ['the options of forms', site.formOptions],
  ['the rules of a member', rules.list],
])('%s ask for nothing: what is sent along is passed over, what is no object is refused', async (_what, operation) => {
  const { code, data } = await meiling.ask(operation, { id: 'x', page: 0, pageSize: 'many', memberId: nobody })
  expect([code, data]).toEqual([0, (await meiling.ask(operation, {})).data])
  for (const body of ['[]', '"x"', '{"page":']) {
    const headers = { 'content-type': 'application/json' }
    const response = await meiling.raw(operation.path, { method: 'POST', headers, body })
    expect([body, response.status, await response.json()]).toMatchObject([body, 400, { code: 1001 }])
  }
})

const picture = new Blob([new Uint8Array(await pictureOf('white'))], { type: 'image/png' })
const form = (parts: Readonly<Record<string, string | Blob>>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(parts)) made.append(name, value)
  return made
}

test.each([
  ['a member’s', files.upload, meiling, 1001],
  ['a staff member’s', files.staffUpload, keeper, 9005],
] as const)(
  '%s upload says under its field what cannot be, and keeps nothing',
  async (_whose, { path }, who, invalid) => {
    const send = async (init: RequestInit) => {
      const response = await who.raw(path, { method: 'POST', ...init })
      return response.json()
    }
    const wrong: [FormData, string][] = [
      [form({ file: picture }), 'purpose'],
      [form({ purpose: '', file: picture }), 'purpose'],
      [form({ purpose: 'portrait', file: picture }), 'purpose'],
      [form({ purpose: 'photo' }), 'file'],
      [form({ purpose: 'photo', file: 'no file' }), 'file'],
      [form({ purpose: 'photo', file: new Blob([]) }), 'file'],
    ]
    for (const [body, field] of wrong)
      expect(await send({ body })).toMatchObject({
        code: invalid,
        data: { fields: { [field]: expect.stringMatching(/\S/) } },
      })
    expect(await send({ body: '{}', headers: { 'content-type': 'application/json' } })).toMatchObject({ code: 1008 })
    const { kept } = await t.db.row(
      sql<{ kept: number }>`select count(*)::int as kept from files where owner_id = ${who.id}`,
    )
    expect(kept).toBe(0)
  },
)
