import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { forecast, photoBy, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const fuyong = await warehouseId(t, 2)
const keeper = await t.staff(['W'])
const member = await t.member({ language: 'en' })

async function stocked(given = {}) {
  const { id, trackingNumber } = await forecast(member)
  await keeper.call(staffParcels.receive, scanOf(trackingNumber, fuyong, given))
  return id
}
const mails = () =>
  t.db.rows(sql<{ subject: string; body: string }>`
    select subject, body from mail_outbox where member_id = ${member.id} and kind = 'PARCEL_ABNORMAL' order by created_at`)

// Proves B-IN-06
test('a photo added later is shown with those of the receipt, to staff and to the member', async () => {
  const [first, later] = [await photoBy(keeper), await photoBy(keeper)]
  const id = await stocked({ photoFileIds: [first] })
  const { photos } = await keeper.call(staffParcels.addPhotos, { id, fileIds: [later, later] })
  expect(photos.map(({ fileId }) => fileId)).toEqual([first, later])
  const full = await member.call(parcels.get, { id })
  expect(full).toMatchObject({ photoCount: 2, weighings: [{ photos: [{ fileId: first }] }] })
  expect((await t.visitor.raw(full.photos[1]!.url)).headers.get('content-type')).toBe('image/png')
  expect((await keeper.call(staffParcelFiles.get, { id })).deeds).toMatchObject([
    { event: 'addPhotos', by: keeper.username },
  ])
})

test('a photo stands there once, and is added by the person who took it, on a parcel of their warehouse that is here', async () => {
  const id = await stocked()
  const ask = async (fileId: string, by = keeper, of = id) =>
    (await by.ask(staffParcels.addPhotos, { id: of, fileIds: [fileId] })).code
  const fileId = await photoBy(keeper)
  expect(await ask(fileId)).toBe(0)
  expect(await ask(fileId)).toBe(0)
  expect(await ask(await photoBy(await t.staff(['W'])))).not.toBe(0)
  const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
  expect(await ask(await photoBy(elsewhere), elsewhere)).toBe(9001)
  const { id: notHere } = await forecast(member)
  expect(await ask(await photoBy(keeper), keeper, notHere)).toBe(9002)
  expect((await member.call(parcels.get, { id })).photos).toHaveLength(1)
})

test('a parcel has forty photos at most', async () => {
  const id = await stocked()
  await t.db.run(sql`
    insert into parcel_photos (parcel_id, file_id, staff_id)
    select ${id}, file.id, ${keeper.id} from (select id from files limit 1) file, generate_series(1, 40)`)
  const answer = await keeper.ask(staffParcels.addPhotos, { id, fileIds: [await photoBy(keeper)] })
  expect(answer).toMatchObject({ code: 9002, msg: expect.stringContaining('40') })
})

// Proves B-IN-08
test('prohibited goods keep a parcel out of orders until staff say that it is settled; the member reads both', async () => {
  const id = await stocked()
  const marked = await keeper.call(staffParcels.setAbnormal, { id, code: 'PROHIBITED', text: 'gas bottle' })
  expect(marked.abnormal).toMatchObject({ code: 'PROHIBITED', blocking: true })
  const full = await member.call(parcels.get, { id })
  expect(full.abnormal?.text).toContain('gas bottle')
  const cleared = await (await t.staff(['S'])).call(staffParcels.setAbnormal, { id, code: '' })
  expect(cleared.abnormal).toBeNull()
  const [found, settled] = await mails()
  expect(found?.body).toContain('Prohibited goods')
  expect(found?.body).toContain('gas bottle')
  expect(found?.body).toContain('cannot be sent as it is')
  expect(settled?.subject).toContain('is settled')
  const { deeds } = await keeper.call(staffParcelFiles.get, { id })
  expect(deeds.map(({ event, note }) => [event, note])).toEqual([
    ['setAbnormal', ''],
    ['setAbnormal', 'gas bottle'],
  ])
})

test('what the system found stays beside what staff say, also when that is settled', async () => {
  const { id, trackingNumber } = await forecast(member)
  await keeper.call(staffParcels.receive, scanOf(trackingNumber, await warehouseId(t, 3)))
  const both = await keeper.call(staffParcels.setAbnormal, { id, code: 'COD' })
  expect(both.abnormal).toMatchObject({ code: 'COD', blocking: true, also: ['WRONG_WAREHOUSE'] })
  const other = await keeper.call(staffParcels.setAbnormal, { id, code: 'DAMAGED' })
  expect(other.abnormal).toMatchObject({ code: 'DAMAGED', blocking: false, also: ['WRONG_WAREHOUSE'] })
  const left = await keeper.call(staffParcels.setAbnormal, { id, code: '' })
  expect(left.abnormal).toMatchObject({ code: 'WRONG_WAREHOUSE', also: [] })
})

test('the same said twice is told once; a stale page, a stranger and a parcel that is not here are refused', async () => {
  const id = await stocked()
  const told = (await mails()).length
  const { version } = await keeper.call(staffParcels.setAbnormal, { id, code: 'DAMAGED', text: 'wet' })
  await keeper.call(staffParcels.setAbnormal, { id, code: 'DAMAGED', text: ' wet ' })
  expect(await mails()).toHaveLength(told + 1)
  const codeOf = async (by: typeof keeper, given = {}) =>
    (await by.ask(staffParcels.setAbnormal, { id, code: 'SHORT', ...given })).code
  expect(await codeOf(keeper, { version: version - 1 })).toBe(1005)
  expect(await codeOf(await t.staff(['W'], { warehouseCodes: [3] }))).toBe(9001)
  expect(await codeOf(await t.staff(['F']))).toBe(9001)
  expect(await codeOf(keeper, { id: (await forecast(member)).id })).toBe(9002)
  expect(await codeOf(keeper, { code: 'NO_DECLARATION' })).toBe(9005)
})
