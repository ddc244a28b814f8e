import { parcels } from '#contract/parcels.ts'
import { parcelCorrections, staffParcels } from '#contract/receiving.ts'
import { nicknames } from '#contract/nicknames.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, freshNumber, photoBy, powerBank, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const [fuyong, baiyun] = [await warehouseId(t, 2), await warehouseId(t, 4)]
const keeper = await t.staff(['W'], { warehouseCodes: [2] })
const [service, finance] = [await t.staff(['S']), await t.staff(['F'])]

type Asked = Parameters<TestStaff['call']>[1]
const idsOf = async (who: TestStaff, asked: Asked) =>
  (await who.call(staffParcelFiles.search, asked as never)).list.map(({ id }) => id)

// Proves B-IN-03
test('a parcel is found by any part of its number, however it is typed, and its owner is named', async () => {
  const member = await t.member({ name: '陈美玲' })
  const number = freshNumber('SFAB')
  const { id } = await forecast(member, number)
  for (const part of [number, number.slice(2, 9), number.slice(-5), ` ${number.toLowerCase()} `])
    expect(await idsOf(service, { trackingNumber: part })).toContain(id)
  const { list } = await service.call(staffParcelFiles.search, { trackingNumber: number })
  expect(list).toMatchObject([
    { id, trackingNumber: number, memberId: member.id, memberNumber: member.memberNumber, memberName: '陈美玲' },
  ])
  for (const sign of ['%%', '__', `${number.slice(0, 6)}%`])
    expect(await idsOf(service, { trackingNumber: sign })).toEqual([])
})

// Proves B-IN-03
test('each filter leaves what it names: member, goods, code, shelf, state, fault, warehouse and age', async () => {
  const [member, other] = [await t.member(), await t.member()]
  const waiting = await forecast(member, freshNumber(), { goods: [powerBank], customerCode: 'ANNA-7' })
  const stocked = await forecast(member)
  await keeper.call(staffParcels.receive, { ...scanOf(stocked.trackingNumber, fuyong), shelf: 'A-01-3' })
  const elsewhere = await forecast(member, freshNumber(), { warehouseCode: 4 })
  await forecast(other)
  const of = (asked: Asked) => idsOf(service, { memberNumber: member.memberNumber, ...(asked as object) })
  expect((await of({})).sort()).toEqual([waiting.id, stocked.id, elsewhere.id].sort())
  expect(await idsOf(service, { memberNumber: ` ${member.memberNumber.toLowerCase()} ` })).toHaveLength(3)
  expect(await of({ goodsName: 'OWER BAN' })).toEqual([waiting.id])
  expect(await of({ customerCode: 'anna' })).toEqual([waiting.id])
  expect(await of({ shelf: 'a-01' })).toEqual([stocked.id])
  expect(await of({ status: 'in_stock' })).toEqual([stocked.id])
  expect(await of({ warehouseId: baiyun })).toEqual([elsewhere.id])
  expect(await of({ abnormal: true })).toEqual([])
  expect(await of({ agedDays: 3 })).toEqual([])
  await t.db.run(
    sql`update parcels set inbound_at = now() - interval '4 days', abnormal_code = 'DAMAGED' where id = ${stocked.id}`,
  )
  expect(await of({ abnormal: true })).toEqual([stocked.id])
  expect(await of({ agedDays: 3 })).toEqual([stocked.id])
  expect(await of({ dateField: 'inbound', to: new Date(Date.now() - 2 * 86_400_000).toISOString() })).toEqual([
    stocked.id,
  ])
})

// Proves B-IN-03
test('pages follow each other without a gap or a repetition, also while parcels are added', async () => {
  const member = await t.member()
  const made: string[] = []
  for (let number = 0; number < 5; number++) made.unshift((await forecast(member)).id)
  const page = (after?: string) =>
    service.call(staffParcelFiles.search, { memberNumber: member.memberNumber, pageSize: 2, after })
  const first = await page()
  expect(first).toMatchObject({ total: 5, totalCapped: false, next: made[1] })
  await forecast(member)
  const second = await page(first.next ?? '')
  const third = await page(second.next ?? '')
  expect([...first.list, ...second.list, ...third.list].map(({ id }) => id)).toEqual(made)
  expect(third.next).toBeNull()
})

// Proves B-IN-04
test('one parcel shows where it lies, its weighings, and who did what to it', async () => {
  const member = await t.member({ name: '何志豪' })
  const { id, trackingNumber } = await forecast(member)
  await member.call(nicknames.set, { id, nickname: 'for mother' })
  await keeper.call(staffParcels.receive, {
    ...scanOf(trackingNumber, fuyong, { photoFileIds: [await photoBy(keeper)] }),
    shelf: 'B-02',
  })
  await keeper.call(parcelCorrections.correct, { id, actualWeightG: 1300, reason: 'read wrongly' })
  const seen = await finance.call(staffParcelFiles.get, { id })
  expect(seen).toMatchObject({
    id,
    shelf: 'B-02',
    memberName: '何志豪',
    actualWeightG: 1300,
    goods: [{ productName: 'Shirt' }],
  })
  expect(seen.weighings.map(({ actualWeightG, weighedBy }) => [actualWeightG, weighedBy])).toEqual([
    [1300, keeper.username],
    [1250, keeper.username],
  ])
  expect(seen.corrections).toMatchObject([{ by: keeper.username, reason: 'read wrongly' }])
  expect(seen.photos).toHaveLength(1)
  const by = seen.events.map((event) => event.by)
  expect(by.at(-1)).toBe('何志豪')
  expect(by).toContain(keeper.username)
  expect(JSON.stringify(seen)).not.toContain('for mother')
})

// Proves B-IN-03, B-IN-04
test('a deleted parcel is found by nobody, a packed one by its number, and editors are told no', async () => {
  const buyer = await t.member({ balances: { CNY: 50_000 } })
  const deleted = await forecast(buyer)
  await buyer.call(parcels.delete, { id: deleted.id })
  expect(await idsOf(service, { trackingNumber: deleted.trackingNumber })).toEqual([])
  expect(await service.ask(staffParcelFiles.get, { id: deleted.id })).toMatchObject({ code: 9006 })
  const { parcels: sent, orderNumber } = await story.shipped(buyer)
  const found = await service.call(staffParcelFiles.search, { trackingNumber: sent[0]?.trackingNumber ?? '' })
  expect(found.list).toMatchObject([{ status: 'shipped', orderNumber }])
  const editor = await t.staff(['E'])
  expect((await editor.ask(staffParcelFiles.search, {})).code).not.toBe(0)
})
