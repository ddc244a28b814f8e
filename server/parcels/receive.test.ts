import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sql } from '#server/database/db.ts'
import { callerAt } from '#test/caller.ts'
import { openSecondServer, openTestServer } from '#test/harness.ts'
import { forecast, freshNumber, photoBy, scanOf, shirt, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const [fuyong, nanshan] = [await warehouseId(t, 2), await warehouseId(t, 3)]
const keeper = await t.staff(['W'])
/** The same keeper at three server processes, since the scans of one number queue within a process. */
const second = await openSecondServer(t)
const third = await openSecondServer(t)
const places = [keeper, callerAt(second.url, keeper.token), callerAt(third.url, keeper.token)]

const receive = (trackingNumber: string, given = {}, warehouse = fuyong) =>
  keeper.call(staffParcels.receive, scanOf(trackingNumber, warehouse, given))
const tryReceive = (trackingNumber: string, given = {}, warehouse = fuyong) =>
  keeper.ask(staffParcels.receive, scanOf(trackingNumber, warehouse, given))

interface Mail {
  subject: string
  body: string
  language: string
}
const mailsTo = (memberId: string) =>
  t.db.rows(
    sql<Mail>`select subject, body, language from mail_outbox where member_id = ${memberId} and kind = 'PARCEL_RECEIVED' order by created_at`,
  )
const receiptsOf = (trackingNumber: string) =>
  t.db.rows(
    sql<{
      result: string
      parcelId: string | null
    }>`select result, parcel_id as "parcelId" from receipts where tracking_number = ${trackingNumber} order by at`,
  )

// Proves B-IN-01, R-010
test('a forecast parcel is in stock once it was scanned, with its weights, its photos and a mail', async () => {
  const member = await t.member({ language: 'en' })
  const { id, trackingNumber } = await forecast(member)
  const photoFileIds = [await photoBy(keeper), await photoBy(keeper)]
  const received = await receive(` ${trackingNumber.toLowerCase()} `, {
    photoFileIds,
    shelf: 'A-12',
    lengthMm: 400,
    widthMm: 300,
    heightMm: 250,
  })
  expect(received).toMatchObject({
    result: 'matched',
    unclaimed: null,
    candidates: [],
    parcel: {
      id,
      memberId: member.id,
      memberNumber: member.memberNumber,
      status: 'in_stock',
      shelf: 'A-12',
      inStockHere: 0,
      lastShelf: null,
    },
  })
  const full = await member.call(parcels.get, { id })
  expect(full).toMatchObject({
    status: 'in_stock',
    actualWeightG: 1250,
    volumeWeightG: 5000,
    billableWeightG: 5000,
    lengthMm: 400,
    photoCount: 2,
    totalPieces: 3,
    abnormal: null,
    canDelete: false,
    latestEvent: { code: 'received' },
    inboundAt: expect.stringMatching(/\+08:00$/),
    goods: [{ productName: 'Shirt' }],
    events: [{ code: 'received', place: expect.stringContaining('Fuyong') }, { code: 'forecast' }],
    weighings: [{ id: received.receiptId, actualWeightG: 1250, volumeWeightG: 5000, weighedBy: keeper.username }],
  })
  expect(full.photos.map((photo) => photo.fileId).sort()).toEqual([...photoFileIds].sort())
  expect(full.weighings[0]?.photos).toEqual(full.photos)
  expect((await t.visitor.raw(full.photos[0]!.url)).headers.get('content-type')).toBe('image/png')
  const [mail] = await mailsTo(member.id)
  expect(mail).toMatchObject({
    language: 'en',
    subject: `Your parcel ${trackingNumber} has arrived`,
    body: expect.stringContaining('1.250 kg'),
  })
  expect(mail?.body).toContain('40.0 × 30.0 × 25.0 cm')
})

test('a receipt is never changed', async () => {
  const { receiptId } = await receive(freshNumber())
  await expect(t.db.run(sql`update receipts set actual_weight_g = 1 where id = ${receiptId}`)).rejects.toThrow(
    'written once',
  )
})

test('a parcel at another warehouse than forecast is received there and flagged', async () => {
  const member = await t.member({ language: 'zh-Hant' })
  const { id, trackingNumber } = await forecast(member)
  const received = await receive(trackingNumber, {}, nanshan)
  expect(received).toMatchObject({
    result: 'matched',
    parcel: { id, warehouseCode: 3, abnormal: { code: 'WRONG_WAREHOUSE', blocking: false } },
  })
  expect((await mailsTo(member.id))[0]?.body).toContain('與你預報的不同')
})

test('what staff saw and that it came to the wrong warehouse stand side by side, and some of it keeps the parcel here', async () => {
  const member = await t.member()
  const { trackingNumber } = await forecast(member)
  const { parcel } = await receive(trackingNumber, { abnormalCode: 'PROHIBITED', abnormalText: 'gas bottle' }, nanshan)
  expect(parcel?.abnormal).toEqual({
    code: 'PROHIBITED',
    text: 'Prohibited goods · gas bottle · Wrong warehouse',
    blocking: true,
    also: ['WRONG_WAREHOUSE'],
  })
})

test('a label with a member number gives a parcel that nobody forecast to its member', async () => {
  const member = await t.member()
  const trackingNumber = freshNumber()
  const received = await receive(trackingNumber, { memberNumber: ` ${member.memberNumber.toLowerCase()} `, pieces: 2 })
  expect(received).toMatchObject({
    result: 'direct',
    parcel: {
      memberId: member.id,
      status: 'in_stock',
      customerCode: member.memberNumber,
      courierCode: 'OTHER',
      totalPieces: 2,
      goodsName: '',
      goodsType: null,
    },
  })
  expect(received.parcel?.abnormal).toMatchObject({ code: 'NO_DECLARATION', blocking: false })
  expect(await member.call(parcels.get, { id: received.parcel!.id })).toMatchObject({
    goods: [],
    forecastAt: null,
    totalGoodsValueMinor: 0,
    events: [{ code: 'received' }],
  })
  expect(await mailsTo(member.id)).toHaveLength(1)
})

test('of several who forecast a number the label singles one out', async () => {
  const [meiling, chiho] = [await t.member(), await t.member()]
  const { trackingNumber } = await forecast(meiling)
  await forecast(chiho, trackingNumber)
  const received = await receive(trackingNumber, { memberNumber: chiho.memberNumber })
  expect(received).toMatchObject({
    result: 'matched',
    parcel: { memberId: chiho.id },
    candidates: [{ memberId: meiling.id }],
  })
  expect((await meiling.call(parcels.list, {})).list[0]?.status).toBe('forecast')
})

test('without a label several forecasts leave the parcel unclaimed, with the candidates', async () => {
  const [meiling, chiho] = [await t.member({ name: 'Mei' }), await t.member()]
  const { id, trackingNumber } = await forecast(meiling)
  await forecast(chiho, trackingNumber, { goods: [{ ...shirt, productName: 'Lamp' }] })
  const received = await receive(trackingNumber, { remark: 'no name on the label', courierCode: 'YTO' })
  expect(received).toMatchObject({
    result: 'unclaimed',
    parcel: null,
    unclaimed: { trackingNumber, labelText: 'no name on the label', courierCode: 'YTO' },
  })
  expect(received.candidates).toHaveLength(2)
  expect(received.candidates).toContainEqual(
    expect.objectContaining({
      parcelId: id,
      memberNumber: meiling.memberNumber,
      memberName: 'Mei',
      goodsName: 'Shirt',
    }),
  )
  expect((await meiling.call(parcels.list, {})).list[0]?.status).toBe('forecast')
  expect(await mailsTo(meiling.id)).toHaveLength(0)
})

test('a forecast of another member does not take a parcel whose label names its owner', async () => {
  const [owner, stranger] = [await t.member(), await t.member()]
  const { trackingNumber } = await forecast(stranger)
  const received = await receive(trackingNumber, { memberNumber: owner.memberNumber })
  expect(received).toMatchObject({
    result: 'direct',
    parcel: { memberId: owner.id },
    candidates: [{ memberId: stranger.id }],
  })
})

test('a parcel of nobody is unclaimed, and published at once', async () => {
  const trackingNumber = freshNumber()
  const { unclaimed, candidates } = await receive(trackingNumber)
  expect(candidates).toEqual([])
  const row = await t.db.row(
    sql`select state, published, receipt_id is not null as evidenced from unclaimed_parcels where id = ${unclaimed?.id}`,
  )
  expect(row).toEqual({ state: 'to_be_claimed', published: true, evidenced: true })
})

test('a second scan in the same warehouse is refused, and by force only kept as a second measurement', async () => {
  const member = await t.member()
  const { id, trackingNumber } = await forecast(member)
  await receive(trackingNumber)
  expect(await tryReceive(trackingNumber, { actualWeightG: 9000 })).toMatchObject({ code: 9002, http: 409 })
  const again = await receive(trackingNumber, { actualWeightG: 9000, force: true })
  expect(again).toMatchObject({ result: 'duplicate', parcel: { id, actualWeightG: 1250, version: 2 } })
  expect((await member.call(parcels.get, { id })).weighings).toHaveLength(1)
  expect(await receiptsOf(trackingNumber)).toEqual([
    { result: 'matched', parcelId: id },
    { result: 'duplicate', parcelId: id },
  ])
  expect(await mailsTo(member.id)).toHaveLength(1)
})

test('a parcel that lies in one warehouse does not become unclaimed, or a second one, in another', async () => {
  const member = await t.member()
  const { trackingNumber } = await forecast(member)
  await receive(trackingNumber)
  expect(await tryReceive(trackingNumber, {}, nanshan)).toMatchObject({ code: 9002 })
  expect(await tryReceive(trackingNumber, { memberNumber: member.memberNumber }, nanshan)).toMatchObject({ code: 9002 })
  expect(await receive(trackingNumber, { force: true }, nanshan)).toMatchObject({
    result: 'duplicate',
    parcel: { warehouseCode: 2 },
  })
})

test('an unclaimed parcel that is scanned again stays one', async () => {
  const trackingNumber = freshNumber()
  const { unclaimed } = await receive(trackingNumber)
  expect(await tryReceive(trackingNumber)).toMatchObject({ code: 9002 })
  expect(await receive(trackingNumber, { force: true })).toMatchObject({
    result: 'duplicate',
    unclaimed: { id: unclaimed?.id },
  })
})

test.each(['forecast', 'label', 'nobody'] as const)(
  'of ten scans at once of a number (%s), in three server processes, one receives it',
  async (kind) => {
    const member = await t.member()
    // A race is not lost each time.
    for (let round = 0; round < 5; round++) {
      const trackingNumber = kind === 'forecast' ? (await forecast(member)).trackingNumber : freshNumber()
      const given = kind === 'label' ? { memberNumber: member.memberNumber } : {}
      const scan = scanOf(trackingNumber, fuyong, given)
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => (places[at % places.length] ?? keeper).ask(staffParcels.receive, scan)),
      )
      expect(answers.map((answer) => answer.code).sort()).toEqual([0, ...Array.from({ length: 9 }, () => 9002)])
      expect(await receiptsOf(trackingNumber)).toHaveLength(1)
    }
  },
)

test('a forecast and a scan of its label at once end with one parcel', async () => {
  const member = await t.member()
  const trackingNumber = freshNumber()
  const [made, scanned] = await Promise.all([
    forecast(member, trackingNumber).catch(() => null),
    tryReceive(trackingNumber, { memberNumber: member.memberNumber }),
  ])
  if (scanned.code !== 0) expect(scanned.code).toBe(9002)
  expect(made !== null || scanned.code === 0).toBe(true)
  expect((await member.call(parcels.list, {})).total).toBe(1)
})

test('a scan leaves its row in the audit trail', async () => {
  const { receiptId } = await receive(freshNumber())
  const rows = await t.db.rows(
    sql`select call, target_kind as kind, staff_id as "staffId" from audit_log where target_id = ${receiptId}`,
  )
  expect(rows).toEqual([{ call: 'staffParcels.receive', kind: 'receipt', staffId: keeper.id }])
})

const reasonOf = (receiptId: string) =>
  t.db.row(sql<{ reason: string | null }>`select no_photo_reason as reason from receipts where id = ${receiptId}`)

test('why a parcel has no photo is kept with its receipt, and its mail speaks of photos only where there are some', async () => {
  const member = await t.member({ language: 'en' })
  const [without, photographed, unsaid] = [await forecast(member), await forecast(member), await forecast(member)]
  const first = await receive(without.trackingNumber, { noPhotoReason: 'no_camera' })
  const photoFileIds = [await photoBy(keeper)]
  const second = await receive(photographed.trackingNumber, { noPhotoReason: 'no_camera', photoFileIds })
  const third = await receive(unsaid.trackingNumber)
  const reasons = await Promise.all([first, second, third].map(({ receiptId }) => reasonOf(receiptId)))
  expect(reasons).toEqual([{ reason: 'no_camera' }, { reason: null }, { reason: null }])
  const bodies = (await mailsTo(member.id)).map(({ body }) => body)
  expect(bodies.map((body) => body.includes('photo'))).toEqual([false, true, false])
  expect(bodies[0]).toContain('Log in to apply for consolidation')
  expect(await tryReceive(freshNumber(), { noPhotoReason: 'too_dark' })).toMatchObject({ code: 9005 })
})
