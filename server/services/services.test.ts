import { parcelServices, staffParcelServices } from '#contract/parcel-services.ts'
import { reports } from '#contract/reports.ts'
import { staffServices } from '#contract/channels-office.ts'
import { openTestServer } from '#test/harness.ts'
import { mailsTo } from '#test/mailbox.ts'
import { faults } from '#test/orders.ts'
import { openServicesStory } from '#test/parcel-services.ts'
import { forecast, photoBy } from '#test/parcels.ts'
import { expect, test } from 'vitest'

/* Services asked for on one parcel: paid once, done or refused with its picture, and given back when not done. */

const t = await openTestServer()
const story = await openServicesStory(t)
const { keeper, rich, moneyOf, asking, asked, listed } = story
const [elsewhere, service, finance] = [
  await t.staff(['W'], { warehouseCodes: [4] }),
  await t.staff(['S']),
  await t.staff(['F']),
]

// Proves E-140, E-141
test('a member asks on a parcel in stock, sees the price in both currencies and pays exactly that', async () => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const { offered, balancesMinor } = await listed(member, parcelId)
  expect(offered.map(({ text }) => text)).toContain('Count and check the contents')
  expect(offered.find(({ text }) => text.startsWith('More photos'))).toMatchObject({
    charge: 'perPiece',
    priceMinor: { CNY: 200, HKD: 250 },
    maxQuantity: 20,
  })
  expect(balancesMinor).toEqual({ CNY: 100_000, HKD: 50_000 })
  const row = await asked(member, parcelId, 'P_PHOTO', {
    quantity: 3,
    currency: 'HKD',
    expectedMinor: 750,
    note: 'The soles, please',
  })
  expect(row).toMatchObject({
    quantity: 3,
    amountMinor: 750,
    currency: 'HKD',
    state: 'asked',
    note: 'The soles, please',
  })
  expect(await moneyOf(member)).toEqual({ CNY: 100_000, HKD: 49_250 })
  const after = await listed(member, parcelId)
  expect(after.asked).toMatchObject([{ id: row.id, state: 'asked' }])
  expect(after.offered.map(({ serviceId }) => serviceId)).not.toContain(row.serviceId)
  expect(await faults(t)).toEqual([])
})

test('it is asked for at forecast, and cannot be done before the parcel is here', async () => {
  const member = await rich()
  const { id } = await forecast(member)
  const row = await asked(member, id)
  const photoFileIds = [await photoBy(keeper)]
  const early = await keeper.ask(staffParcelServices.finish, { id: row.id, photoFileIds })
  expect(early).toMatchObject({ code: 9002, msg: expect.stringContaining('not arrived') })
})

test.each([
  ['another price than shown', { expectedMinor: 499 }, 4011],
  ['too many', { quantity: 2 }, 1001],
  ['a service that is not for parcels', { code: 'REPACK' }, 1001],
  ['one that does not exist', { serviceId: '00000000-0000-7000-8000-000000000000' }, 1001],
])('%s is refused and nothing is charged', async (_what, given, code) => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const input = await asking(member, parcelId, 'code' in given ? given.code : 'P_COUNT', given)
  const { code: _code, ...sent } = input as typeof input & { code?: string }
  expect(await member.ask(parcelServices.ask, sent)).toMatchObject({ code })
  expect(await moneyOf(member)).toEqual({ CNY: 100_000, HKD: 50_000 })
  expect((await listed(member, parcelId)).asked).toEqual([])
})

test('a balance that is too low, somebody else’s parcel and one in an order are refused', async () => {
  const [poor, member] = [await rich(499), await rich()]
  const hers = await story.stocked(poor)
  expect(await poor.ask(parcelServices.ask, await asking(poor, hers))).toMatchObject({ code: 5001 })
  expect((await listed(poor, hers)).asked).toEqual([])
  expect(await member.ask(parcelServices.ask, await asking(member, hers))).toMatchObject({ code: 4003 })
  expect(await member.ask(parcelServices.list, { parcelId: hers })).toMatchObject({ code: 1002 })
  const order = await story.applied(member)
  const inOrder = order.parcels[0]?.id ?? ''
  expect(await member.ask(parcelServices.ask, await asking(member, inOrder))).toMatchObject({ code: 4003 })
  expect((await listed(member, inOrder)).offered).toEqual([])
})

test('a price that staff change is shown again before it is charged; what was paid stays as it was', async () => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const { id, version } = await finance.call(staffServices.create, {
    code: 'P_TEST',
    name: { cn: 'Test', en: 'Test', sh: 'Test' },
    charge: 'perOrder',
    priceCnyMinor: 1000,
    maxQty: 1,
    askedOn: ['parcel'],
    active: true,
    sort: 99,
  })
  const input = { parcelId, serviceId: id, quantity: 1, currency: 'CNY', expectedMinor: 1000 } as const
  await finance.call(staffServices.update, { id, version, priceCnyMinor: 1100 })
  expect(await member.ask(parcelServices.ask, input)).toMatchObject({ code: 4011, wire: { dueMinor: 1100 } })
  const row = await member.call(parcelServices.ask, { ...input, expectedMinor: 1100 })
  await finance.call(staffServices.update, { id, version: version + 1, priceCnyMinor: 900, active: false })
  await member.call(parcelServices.withdraw, { id: row.id })
  expect(await moneyOf(member)).toMatchObject({ CNY: 100_000 })
  const perKg = { charge: 'perKg', askedOn: ['parcel'] } as const
  expect(await finance.ask(staffServices.update, { id, version: version + 2, ...perKg })).toMatchObject({ code: 9005 })
})

// Proves B-IN-35, B-IN-36
test('the warehouse sees it in its work list and does it with a picture, which the member sees', async () => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const row = await asked(member, parcelId, 'P_COUNT', { note: 'Five of each' })
  const page = { state: 'asked', page: 1, pageSize: 50 } as const
  const { list } = await keeper.call(staffParcelServices.list, page)
  expect(list.find(({ id }) => id === row.id)).toMatchObject({
    note: 'Five of each',
    isHere: true,
    memberNumber: member.memberNumber,
  })
  const others = await elsewhere.call(staffParcelServices.list, page)
  expect(others.list.map(({ id }) => id)).not.toContain(row.id)
  const photo = await photoBy(keeper)
  const done = { id: row.id, photoFileIds: [photo], answer: 'Five and five' }
  expect(
    await elsewhere.ask(staffParcelServices.finish, { ...done, photoFileIds: [await photoBy(elsewhere)] }),
  ).toMatchObject({ code: 9006 })
  expect(await keeper.ask(staffParcelServices.finish, { ...done, photoFileIds: [] })).toMatchObject({ code: 9005 })
  await keeper.call(staffParcelServices.finish, done)
  expect((await listed(member, parcelId)).asked).toMatchObject([
    { state: 'done', answer: 'Five and five', photos: [{ fileId: photo, url: expect.any(String) }], amountMinor: 500 },
  ])
  expect(await moneyOf(member)).toMatchObject({ CNY: 99_500 })
  const mail = (await mailsTo(t.db, member.email)).at(-1)
  expect(mail).toMatchObject({ kind: 'PARCEL_SERVICE', body: expect.stringContaining('Five and five') })
  expect(
    await keeper.ask(staffParcelServices.finish, { ...done, photoFileIds: [await photoBy(keeper)] }),
  ).toMatchObject({
    code: 9002,
  })
})

test('it waits in the work queue of its warehouse once its parcel is there, and leaves it with the answer', async () => {
  const count = async (who = keeper) =>
    (await who.call(reports.dashboard, {})).queues.find(({ queue }) => queue === 'parcelServices')?.count
  const member = await rich()
  const [before, others] = [await count(), await count(elsewhere)]
  await asked(member, (await forecast(member)).id)
  expect(await count()).toBe(before)
  const row = await asked(member, await story.stocked(member))
  expect([await count(), await count(elsewhere)]).toEqual([(before ?? 0) + 1, others])
  await keeper.call(staffParcelServices.refuse, { id: row.id, reason: 'Not possible' })
  expect(await count()).toBe(before)
})

// Proves B-IN-37
test('a refused service costs nothing: the reason and picture are shown, the price is given back once', async () => {
  const member = await rich()
  const parcelId = await story.stocked(member)
  const row = await asked(member, parcelId)
  expect(await keeper.ask(staffParcelServices.refuse, { id: row.id, reason: ' ' })).toMatchObject({ code: 9005 })
  const photo = await photoBy(keeper)
  await keeper.call(staffParcelServices.refuse, {
    id: row.id,
    reason: 'The box is sealed glass',
    photoFileIds: [photo],
  })
  expect(await moneyOf(member)).toMatchObject({ CNY: 100_000 })
  expect((await listed(member, parcelId)).asked).toMatchObject([
    { state: 'refused', answer: 'The box is sealed glass', photos: [{ fileId: photo }] },
  ])
  const mail = (await mailsTo(t.db, member.email)).at(-1)
  expect(mail?.body).toContain('CNY 5.00')
  expect(await service.ask(staffParcelServices.refuse, { id: row.id, reason: 'Again' })).toMatchObject({ code: 9002 })
  expect(await moneyOf(member)).toMatchObject({ CNY: 100_000 })
})

// Proves E-142
test('a member withdraws what nobody has answered, and only their own', async () => {
  const [member, other] = [await rich(), await rich()]
  const parcelId = await story.stocked(member)
  const row = await asked(member, parcelId)
  expect(await other.ask(parcelServices.withdraw, { id: row.id })).toMatchObject({ code: 1002 })
  await member.call(parcelServices.withdraw, { id: row.id })
  expect(await moneyOf(member)).toMatchObject({ CNY: 100_000 })
  expect(await member.ask(parcelServices.withdraw, { id: row.id })).toMatchObject({ code: 3003 })
  expect((await asked(member, parcelId)).state).toBe('asked')
})
