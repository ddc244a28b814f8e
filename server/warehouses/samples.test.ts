import { staffPlaces, staffWarehouses } from '#contract/places.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const admin = await t.staff(['A'])

const all = async () => (await admin.call(staffWarehouses.list, { pageSize: 50 })).list

// Proves B-MD-21
test('the sample warehouses are suspended by one press, once members have another one to send to', async () => {
  const keeper = await t.staff(['W'])
  expect(await keeper.ask(staffWarehouses.suspendSamples, {})).toMatchObject({ code: 9001 })
  expect(await admin.ask(staffWarehouses.suspendSamples, {})).toMatchObject({ http: 409, code: 9004 })
  const [first, ...others] = await all()
  const { id = '', version = 0 } = first ?? {}
  await admin.call(staffWarehouses.update, { id, address: 'An address of our own', version })
  expect(await admin.call(staffWarehouses.suspendSamples, {})).toEqual({ suspended: others.length })
  expect((await all()).filter(({ active }) => active).map((each) => each.id)).toEqual([id])
  expect(await admin.call(staffWarehouses.suspendSamples, {})).toEqual({ suspended: 0 })
  const { list } = await admin.call(staffPlaces.history, { kind: 'warehouse', key: others[0]?.id ?? '', pageSize: 5 })
  expect(list).toMatchObject([{ before: { active: true }, after: { active: false } }])
})
