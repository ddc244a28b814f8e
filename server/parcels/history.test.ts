import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { forecast, forecastOf, freshNumber, powerBank, scanOf, shirt, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])

const historyOf = (parcelId: string) =>
  t.db.rows(sql<{ event: string; actorId: string; details: object | null }>`
    select event, from_status as "from", to_status as "to", actor_kind as "actorKind", actor_id as "actorId", details
    from parcel_history where parcel_id = ${parcelId} order by no`)
const by = (member: TestMember) => ({ actorKind: 'member', actorId: member.id })

test('the history of a forecast tells who changed what, field by field, and who withdrew it', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member, freshNumber(), { remark: 'first' })
  await member.call(parcels.forecastOne, { ...forecastOf(trackingNumber, { remark: 'second' }), id })
  await member.call(parcels.forecastOne, { ...forecastOf(trackingNumber, { goods: [powerBank] }), id })
  await member.call(parcels.delete, { id })
  expect(await historyOf(id)).toEqual([
    {
      event: 'edit',
      from: 'forecast',
      to: 'forecast',
      ...by(member),
      details: { before: { remark: 'first' }, after: { remark: 'second' } },
    },
    {
      event: 'edit',
      from: 'forecast',
      to: 'forecast',
      ...by(member),
      details: {
        before: { goods: [{ ...shirt, totalPriceMinor: 3750 }] },
        after: { goods: [{ ...powerBank, totalPriceMinor: 9900 }] },
      },
    },
    { event: 'delete', from: 'forecast', to: 'forecast', ...by(member), details: null },
  ])
})

test('a refused change leaves no history', async () => {
  const [member, stranger] = [await t.member(), await t.member()]
  const [one, other] = [await forecast(member), await forecast(member)]
  await member.ask(parcels.forecastOne, { ...forecastOf(other.trackingNumber), id: one.id })
  await member.ask(parcels.forecastOne, { ...forecastOf(one.trackingNumber), id: one.id, version: 7 })
  await stranger.ask(parcels.delete, { id: one.id })
  expect(await historyOf(one.id)).toEqual([])
})

test('the declaration of what arrived unannounced stands in its history', async () => {
  const member = await t.member()
  const { parcel } = await keeper.call(
    staffParcels.receive,
    scanOf(freshNumber(), fuyong, { memberNumber: member.memberNumber }),
  )
  const { id, trackingNumber, courierCode } = parcel!
  await member.call(parcels.forecastOne, { ...forecastOf(trackingNumber, { courierCode }), id })
  expect(await historyOf(id)).toMatchObject([
    { event: 'declare', from: 'in_stock', to: 'in_stock', ...by(member), details: { before: { goods: [] } } },
  ])
})

test('the history is never changed, and no member reads it in the timeline', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  await member.call(parcels.forecastOne, { ...forecastOf(trackingNumber, { remark: 'secret' }), id })
  await expect(t.db.run(sql`delete from parcel_history where parcel_id = ${id}`)).rejects.toThrow('written once')
  expect((await member.call(parcels.get, { id })).events.map((step) => step.code)).toEqual(['forecast'])
})
