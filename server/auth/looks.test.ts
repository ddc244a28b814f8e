import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffBins } from '#contract/bins.ts'
import { staffClaims } from '#contract/claims.ts'
import { files } from '#contract/files.ts'
import { operations } from '#contract/index.ts'
import { staffDeletions } from '#contract/my-data.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { staffPayments } from '#contract/payments.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffPutAway } from '#contract/put-away.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { staffWarehouseTransfers } from '#contract/warehouse-transfers.ts'
import { profiles } from '#contract/profile.ts'
import { approvals, staffBankTransfers } from '#contract/topups.ts'
import { sql } from '#server/database/db.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { insertPayment } from '#test/payments.ts'
import { openStory } from '#test/orders.ts'
import { freshNumber, photoBy, warehouseId } from '#test/parcels.ts'
import { handIn } from '#test/vouchers.ts'
import { openTransfers } from '#test/warehouse-transfers.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const t = await openTestServer()
const story = await openStory(t)
const claims = await openClaims(t)

const readsOfStaff = operations.filter(
  ({ kind, who }) => kind === 'read' && (who === 'staff' || who === 'either' || typeof who === 'object'),
)

/** Fields that tell who a member is, by any name they may be sent under. */
const tellsWho =
  /^(\w*(phone|address|email)|(member|inviter|invitee|receiver|customer|real|contact)Name|proof\w+|label\w+)$/i

/** Keys of an answer, including those in lists, unions and optional parts. */
const keysOf = (schema: z.ZodMiniType): readonly string[] =>
  [...JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })).matchAll(/"(\w+)":\{/g)].map(
    ([, key = '']) => key,
  )

/** Reads of staff that show nobody, each with its reason. A new one fails until somebody has decided. */
const showsNobody: Readonly<Record<string, string>> = {
  'staff.me': 'the caller’s own account',
  'staff.drawTotp': 'the caller’s own second factor',
  'staffCouponTemplates.list': 'what coupons there are',
  'staffLabels.pdf': 'the number of a member beside that of a parcel, for the parcel itself',
  'staffLabels.zpl': 'the same label',
  'staffParcelQuestions.prices': 'what answers cost',
  'staffOrders.quoteDelay': 'hours and sums of one order',
  'staffArticles.list': 'what is published and what will be',
  'staffArticles.get': 'one of these texts',
  'staffPages.list': 'the standing pages',
  'staffPages.get': 'one of these pages',
  'staffContent.preview': 'a text as its readers will have it',
  'staffContent.versions': 'texts that were replaced',
  'staffGoodsWords.listUnknown': 'names of goods that nobody is behind',
  'staffGoodsWords.list': 'words that nobody is behind',
  'staffOpening.get': 'what a new installation still needs',
  'staffChannels.list': 'what is offered',
  'staffServices.list': 'what is offered',
  'staffSurcharges.list': 'prices',
  'staffSurcharges.exportRows': 'prices as a file',
  'staffTariffs.list': 'prices',
  'staffTariffs.simulate': 'the price of a parcel that nobody has',
  'tariffVersions.list': 'prices to come',
  'tariffVersions.get': 'prices to come',
  'tariffVersions.difference': 'prices before and after',
  'tariffVersions.whatIf': 'sums over all orders of a line, and numbers of orders',
  'tariffVersions.exportWhatIf': 'numbers of orders with two prices',
  'tariffVersions.table': 'prices before and after',
  'tariffVersions.exportRows': 'prices as a file',
  'staffWarehouses.list': 'our own addresses',
  'staffPickUpAreas.list': 'where points are',
  'staffPickUpPoints.list': 'the addresses of shops',
  'staffPlaces.uses': 'how much depends on a place',
  'staffPlaces.history': 'which of the staff changed a place',
  'staffCouriers.list': 'couriers',
  'staffRegions.list': 'names of regions',
  'staffBins.list': 'places of a warehouse',
  'staffBinCounts.list': 'figures of counts',
  'staffBinCounts.get': 'numbers that were scanned in a bin',
  'staffHandovers.list': 'what couriers brought, as figures',
  'staffHandovers.get': 'numbers that were scanned for it',
  'staffDays.get': 'figures, and numbers of parcels',
  'staffDays.list': 'figures, and which of the staff signed them',
  'staffFigures.people': 'what each of the staff did',
  'staffFigures.own': 'what the caller did',
  'staffFigures.shifts': 'what each of the staff did',
  'staffFigures.ownShifts': 'what the caller did',
  'staffLevels.list': 'names of levels',
  'staffDestinations.list': 'which destinations are open',
  'reports.dashboard': 'how much waits, and numbers of work',
  'reports.find': 'which page a number leads to',
  'staffStatements.list': 'days and sums',
  'staff.sessions': 'where the caller is signed in',
  'staff.sessionsOf': 'where somebody of the staff is signed in',
  'staffPrinting.printers': 'names of stations',
  'staffPrinting.testLabel': 'a label of no parcel',
  'staffStations.list': 'which of the staff works at which station',
  'staffBundles.list': 'what roles there are',
  'staffBundles.matrix': 'which of the staff have which role where',
  'staffBundles.preview': 'what a role may do',
  'moving.overview': 'how far the files of a move are',
  'moving.template': 'headings of a file',
  'moving.faults': 'rows and columns, never what a cell holds',
  'staffConfig.list': 'rules that hold for everybody',
  'staffConfig.history': 'which of the staff changed a rule',
  'staffCodeTexts.list': 'words that every member reads',
  'staffCodeTexts.history': 'which of the staff changed them',
  'staffMailTexts.list': 'words that every member reads',
  'staffMailTexts.preview': 'such words with examples',
  'staffMailTexts.history': 'which of the staff changed them',
  'staffStatements.listDifferences': 'numbers and amounts of payments',
  'approvals.list': 'who of the staff asked for what, about a number',
  'staffLive.follow': 'that something changed, by its id',
}

test('each read of staff is marked as one that shows people, or shows nobody for a reason', () => {
  const unmarked = readsOfStaff.filter(({ showsPeople }) => !showsPeople)
  expect(unmarked.map(({ name }) => name).filter((name) => !(name in showsNobody))).toEqual([])
  expect(readsOfStaff.filter(({ name, showsPeople }) => showsPeople && name in showsNobody)).toEqual([])
})

/** Their phones and addresses are those of places, which members read as well. */
const ofPlaces = new Set(['staffWarehouses.list', 'staffPickUpPoints.list'])

test('whatever read answers staff with a name, phone, address or proof of a member is marked', () => {
  const telling = readsOfStaff.filter(({ output }) => keysOf(output).some((key) => tellsWho.test(key)))
  expect(telling.length).toBeGreaterThan(8)
  const unmarked = telling.filter(({ name, showsPeople }) => !showsPeople && !ofPlaces.has(name))
  expect(unmarked.map(({ name }) => name)).toEqual([])
  // A file is sent while it is read: nobody could list who is in it beforehand.
  const files = readsOfStaff.filter(
    ({ name, transport }) => transport !== 'json' && transport !== 'stream' && !(name in showsNobody),
  )
  expect(files.map(({ name }) => name)).toEqual([])
})

const looksBy = (who: TestStaff) =>
  t.db.rows(sql`
    select call, target_kind as kind, target_id as target, seen, before, after from audit_log where staff_id = ${who.id} order by no`)

// Proves B-OU-02
test('looking at an order leaves who looked, at what and at whom; its member’s own look leaves nothing', async () => {
  const service = await t.staff(['S'])
  const member = await t.member({ balances: { CNY: 50_000 } })
  const { id } = await story.applied(member)
  const { total: before } = await count()
  await member.call(orders.get, { id })
  await member.call(profiles.getProfile, {})
  expect((await count()).total).toBe(before)
  await service.call(staffOrders.get, { id })
  await service.call(staffOrders.get, { id })
  const look = {
    call: 'staffOrders.get',
    kind: 'staffOrders',
    target: id,
    seen: { filter: {}, members: [member.memberNumber] },
    before: null,
    after: null,
  }
  expect(await looksBy(service)).toEqual([look, look])
})

const count = () => t.db.row(sql<{ total: number }>`select count(*)::int as total from audit_log`)

test('a list leaves one row a page, with what was asked for and the numbers that were shown; a name that was typed does not stay', async () => {
  const service = await t.staff(['S'])
  const [one, two] = [await t.member({ name: 'Wumbledore' }), await t.member()]
  for (const member of [one, two]) await handIn(member)
  await service.call(staffBankTransfers.search, { auditStatus: 'pending', pageSize: 2 })
  await service.call(staffBankTransfers.search, { memberNumber: one.memberNumber, page: 2 })
  await service.call(staffOrders.search, { dateField: 'order', receiverName: 'Wumbledore' })
  const looks = await looksBy(service)
  expect(looks.map(({ seen }) => seen)).toMatchObject([
    {
      filter: { auditStatus: 'pending', page: 1, pageSize: 2 },
      members: [one.memberNumber, two.memberNumber].sort(),
    },
    { filter: { memberNumber: one.memberNumber, page: 2 }, members: [] },
    { filter: { receiverName: '…' }, members: [] },
  ])
  expect(JSON.stringify(looks)).not.toContain('Wumbledore')
})

test('every marked read leaves exactly one row', async () => {
  const admin = await t.staff(['A'])
  const member = await t.member({ balances: { CNY: 50_000 } })
  const { id: orderId, parcels: ordered } = await story.applied(member)
  const parcelId = ordered[0]?.id ?? ''
  const { id: transferId } = await handIn(member)
  const claimId = await claims.claimed(member, await claims.pooled())
  await insertPayment(t, member.id, 'closed')
  const { paymentNumber } = await t.db.row(
    sql<{ paymentNumber: string }>`select payment_number as "paymentNumber" from payment_intents`,
  )
  const here = { warehouseId: await warehouseId(t, 2) }
  const inStock = await story.stocked(member)
  const { trackingNumber } = await member.call(parcels.get, { id: inStock })
  const inputs: Readonly<Record<string, object>> = {
    [staffOrders.search.name]: { dateField: 'order' },
    [staffOrders.get.name]: { id: orderId },
    [staffBankTransfers.get.name]: { id: transferId },
    [staffClaims.get.name]: { id: claimId },
    [staffPayments.get.name]: { paymentNumber },
    [staffParcelFiles.get.name]: { id: parcelId },
    [staffBins.content.name]: {
      id: (await story.keeper.call(staffBins.create, { ...here, code: 'A-1', zone: 'A' })).id,
    },
    [staffPutAway.list.name]: here,
    [staffPutAway.propose.name]: { ...here, trackingNumber },
    [staffBinCounts.differences.name]: here,
    [staffWarehouseTransfers.get.name]: { id: (await (await openTransfers(t)).onTheWay(member)).transferId },
    [staffParcels.lookup.name]: { ...here, trackingNumber: freshNumber() },
  }
  const marked = readsOfStaff.filter(({ showsPeople }) => showsPeople)
  for (const operation of marked) {
    const { code } = await admin.ask(operation, inputs[operation.name] ?? {})
    expect([operation.name, code]).toEqual([operation.name, 0])
  }
  expect((await looksBy(admin)).map(({ call }) => call)).toEqual(marked.map(({ name }) => name))
})

test('what was refused or shows nobody leaves no row', async () => {
  const [editor, service] = [await t.staff(['E']), await t.staff(['S'])]
  const nobody = '00000000-0000-7000-8000-000000000000'
  expect((await editor.ask(staffDeletions.list, {})).code).toBe(9001)
  expect((await service.ask(staffOrders.get, { id: nobody })).code).toBe(9006)
  expect((await service.ask(staffOrders.search, { status: 'nonsense' })).code).toBe(9005)
  await service.call(approvals.list, {})
  expect([...(await looksBy(editor)), ...(await looksBy(service))]).toEqual([])
})

/** Opens a link as a page does that shows a picture: without a token. */
const opened = async (url: string) => (await t.visitor.raw(url)).headers.get('content-type') ?? ''

test('a member’s picture that staff open by the link of their page leaves whose it was, each time; the link alone leaves nothing', async () => {
  const finance = await t.staff(['F'])
  const member = await t.member()
  const { id } = await handIn(member)
  const { proofImageUrl } = await finance.call(staffBankTransfers.get, { id })
  const pictures = async () => (await looksBy(finance)).filter(({ call }) => call === files.get.name)
  expect(await pictures()).toEqual([])
  expect(await opened(proofImageUrl)).toBe('image/png')
  const fileId = proofImageUrl.split(/[/?]/)[3]
  const look = {
    call: 'files.get',
    kind: 'files',
    target: fileId,
    seen: { filter: {}, members: [member.memberNumber] },
    before: null,
    after: null,
  }
  expect(await pictures()).toEqual([look])
  expect(await opened(proofImageUrl)).toBe('image/png')
  // The same with their token.
  expect((await finance.raw(`/api/files/${fileId}`)).status).toBe(200)
  expect(await pictures()).toEqual([look, look, look])
})

test('a link that was made for one of the staff opens as theirs alone: without the name, or with another, it is none', async () => {
  const [finance, other] = [await t.staff(['F']), await t.staff(['F'])]
  const { id } = await handIn(await t.member())
  const { proofImageUrl } = await finance.call(staffBankTransfers.get, { id })
  expect(proofImageUrl).toContain(`by=${finance.id}`)
  for (const link of [proofImageUrl.replace(/by=[^&]+&/, ''), proofImageUrl.replace(finance.id, other.id)])
    expect(await opened(link)).toContain('json')
  expect((await looksBy(other)).length).toBe(0)
})

test('nothing is recorded when members look at their own pictures, or staff at pictures that staff uploaded', async () => {
  const { keeper } = story
  const member = await t.member()
  const { proofImageUrl } = await handIn(member)
  const { total: before } = await count()
  expect(await opened(proofImageUrl)).toBe('image/png')
  expect(proofImageUrl).not.toContain('by=')
  const photo = await photoBy(keeper)
  expect((await keeper.raw(`/api/files/${photo}`)).status).toBe(200)
  expect((await count()).total - before).toBe(0)
})

test('a look is never changed, nor taken out of the trail', async () => {
  const service = await t.staff(['S'])
  await service.call(staffDeletions.list, {})
  for (const attempt of [sql`update audit_log set seen = null`, sql`delete from audit_log`])
    await expect(t.db.run(attempt)).rejects.toThrow()
  expect(await looksBy(service)).toHaveLength(1)
})
