import { staffLabels } from '#contract/labels.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { storedCode } from '#contract/wire/language.ts'
import type { Input, Operation } from '#contract/wire/operation.ts'
import { requestFor } from '#contract/wire/request.ts'
import { type LabelSize, labelSizes } from '#domain/label.ts'
import type { Language } from '#domain/language.ts'
import { openClaims } from '#test/claims.ts'
import { openTestServer, type TestStaff } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'
import { forecast, scanOf, warehouseId } from '#test/parcels.ts'
import { printed, scanned } from '#test/read-label.ts'
import { readPdf, tight } from '#test/read-pdf.ts'
import { describe, expect, test } from 'vitest'

const t = await openTestServer()
const story = await openStory(t)
const claims = await openClaims(t)
const fuyong = await warehouseId(t, 2)
const [keeper, elsewhere] = [
  await t.staff(['W'], { warehouseCodes: [2] }),
  await t.staff(['W'], { warehouseCodes: [4] }),
]
const [admin, auditor, service] = [await t.staff(['A']), await t.staff(['U']), await t.staff(['S'])]
const member = await t.member({ balances: { CNY: 100_000 } })

type Asked = Partial<Input<typeof staffLabels.pdf>> & { readonly id: string }
type Drawn = typeof staffLabels.pdf | typeof staffLabels.zpl

const asking = (asked: Asked) => ({ of: 'parcel' as const, size: '60x40' as const, copies: 1, ...asked })

async function fetched(who: TestStaff, operation: Drawn, asked: Asked, language: Language = 'en') {
  const { url } = requestFor(operation as Operation, asking(asked))
  const response = await who.raw(url, { headers: { lang: storedCode[language] } })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, name: response.headers.get('content-disposition'), bytes }
}

/** The answer to somebody who gets no label. */
async function refused(who: TestStaff, operation: Drawn, asked: Asked) {
  const { bytes } = await fetched(who, operation, asked)
  const envelope: { readonly code: number } = JSON.parse(Buffer.from(bytes).toString())
  return envelope.code
}

const pdfOf = async (asked: Asked, language?: Language, who = keeper) =>
  readPdf((await fetched(who, staffLabels.pdf, asked, language)).bytes)

const sides: Readonly<Record<LabelSize, readonly [number, number]>> = { '60x40': [60, 40], '100x150': [100, 150] }

async function picturesOf(asked: Asked) {
  const { bytes } = await fetched(keeper, staffLabels.zpl, asked)
  return printed(Buffer.from(bytes).toString(), ...sides[asked.size ?? '60x40'])
}

/** In Fuyong, on a shelf, 2 kg. */
async function inStock(given: Parameters<typeof scanOf>[2] = {}) {
  const { id, trackingNumber } = await forecast(member)
  await keeper.call(
    staffParcels.receive,
    scanOf(trackingNumber, fuyong, { actualWeightG: 2000, shelf: 'A-01-03', ...given }),
  )
  return { id, trackingNumber }
}

describe('the label of a parcel in stock', () => {
  // Proves B-IN-45
  test.each(labelSizes)('of %s says whose it is, where it lies, its weight, pieces, day and number', async (size) => {
    const { id, trackingNumber } = await inStock()
    const { text, pages } = await pdfOf({ id, size })
    expect(pages).toHaveLength(1)
    for (const each of [member.memberNumber, 'A-01-03', '2 kg', '1/1', 'Shenzhen Fuyong', trackingNumber])
      expect(text).toContain(tight(each))
    const { inboundAt } = await member.call(parcels.get, { id })
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Hong_Kong' })
    expect(text).toContain(tight(day.format(new Date(inboundAt ?? ''))).replace('Sept', 'Sep'))
  })

  test('is in the caller’s language, or in the one that is asked for', async () => {
    const { id } = await inStock()
    const size = '100x150'
    expect((await pdfOf({ id, size }, 'zh-Hant')).text).toContain('貨架')
    expect((await pdfOf({ id, size, language: 'zh-Hans' }, 'en')).text).toContain('入库日期')
    expect((await pdfOf({ id, size, language: 'en' }, 'zh-Hans')).text).toContain('Received')
  })

  // Proves B-IN-46
  test.each(labelSizes)('of %s is printed by a label printer, and both codes are read from the paper', async (size) => {
    const { id, trackingNumber } = await inStock()
    const pictures = await picturesOf({ id, size, language: 'zh-Hans' })
    expect(await Promise.all(pictures.map(scanned))).toEqual([
      [
        ['Code128', trackingNumber],
        ['QRCode', trackingNumber],
      ],
    ])
    // What a scanner types finds the parcel: in the list of parcels and at the station.
    const found = await keeper.call(staffParcelFiles.search, { trackingNumber, pageSize: 10, dateField: 'forecast' })
    expect(found.list.map((parcel) => parcel.id)).toEqual([id])
    expect((await keeper.call(staffParcels.lookup, { trackingNumber })).receipts).toHaveLength(1)
  })

  test('is a file named after the parcel and the paper', async () => {
    const { id, trackingNumber } = await inStock()
    expect(await fetched(keeper, staffLabels.pdf, { id })).toMatchObject({
      status: 200,
      name: `attachment; filename="label-${trackingNumber}-60x40.pdf"`,
    })
    expect(await fetched(keeper, staffLabels.zpl, { id, size: '100x150' })).toMatchObject({
      status: 200,
      name: `attachment; filename="label-${trackingNumber}-100x150.zpl"`,
    })
  })

  test('is printed while its order is packed, and no longer once it has left', async () => {
    const order = await story.paid(member)
    const [parcel] = order.parcels
    const id = parcel?.id ?? ''
    expect((await fetched(admin, staffLabels.pdf, { id })).status).toBe(200)
    const sent = await story.shipped(member)
    const gone = sent.parcels[0]?.id ?? ''
    expect(await refused(admin, staffLabels.pdf, { id: gone })).toBe(9002)
    expect(await admin.ask(staffLabels.print, { id: gone, size: '60x40', format: 'pdf' })).toMatchObject({ code: 9002 })
  })

  test('does not exist before the parcel has come', async () => {
    const { id } = await forecast(member)
    for (const operation of [staffLabels.pdf, staffLabels.zpl])
      expect(await refused(keeper, operation, { id })).toBe(9002)
  })
})

describe('copies', () => {
  test('ten are ten pages and ten pictures, eleven are refused', async () => {
    const { id } = await inStock()
    expect((await pdfOf({ id, copies: 10 })).pages).toHaveLength(10)
    expect(await picturesOf({ id, copies: 10 })).toHaveLength(10)
    const { url } = requestFor(staffLabels.pdf as Operation, asking({ id, copies: 10 }))
    const response = await keeper.raw(url.replace('copies=10', 'copies=11'), {})
    expect(await response.json()).toMatchObject({ code: 9005 })
  })

  test('go round the pieces that arrived, not the goods that were declared', async () => {
    const { id } = await inStock({ pieces: 2 })
    const { pages } = await pdfOf({ id, copies: 3 })
    expect(pages.map((page) => /\d+\/\d+/.exec(page)?.[0])).toEqual(['1/2', '2/2', '1/2'])
  })
})

describe('an unclaimed parcel', () => {
  test('has a label that says that nobody knows whose it is, until it is somebody’s', async () => {
    const unclaimed = await claims.pooled({ shelf: 'U-7', pieces: 2 })
    const asked = { id: unclaimed.id, of: 'unclaimed' as const, size: '100x150' as const }
    const { text } = await pdfOf({ ...asked, copies: 2 })
    for (const each of ['Unclaimed', 'U-7', '1.250kg', '1/2', '2/2', 'ShenzhenFuyong', unclaimed.trackingNumber])
      expect(text).toContain(each)
    expect((await pdfOf(asked, 'zh-Hans')).text).toContain('无主包裹')
    const [picture] = await picturesOf(asked)
    expect(picture && (await scanned(picture))[0]).toEqual(['Code128', unclaimed.trackingNumber])
    const parcelId = await claims.approved(await claims.claimed(member, unclaimed))
    expect(await refused(keeper, staffLabels.pdf, asked)).toBe(9002)
    expect((await pdfOf({ id: parcelId, copies: 2 })).text).toContain('2/2')
  })
})

// Proves B-IN-45, B-IN-46, B-IN-47
test('labels of another warehouse are refused as if there were none; administrators print all, auditors only look', async () => {
  const { id } = await inStock()
  const unclaimed = await claims.pooled()
  const ofBoth = [{ id }, { id: unclaimed.id, of: 'unclaimed' as const }]
  for (const asked of ofBoth) {
    for (const operation of [staffLabels.pdf, staffLabels.zpl]) {
      expect(await refused(elsewhere, operation, asked)).toBe(9006)
      expect(await refused(service, operation, asked)).toBe(9001)
      for (const who of [keeper, admin, auditor]) expect((await fetched(who, operation, asked)).status).toBe(200)
    }
    const print = { ...asked, size: '60x40', format: 'pdf' }
    expect(await elsewhere.ask(staffLabels.print, print)).toMatchObject({ http: 404, code: 9006 })
    for (const who of [service, auditor]) expect(await who.ask(staffLabels.print, print)).toMatchObject({ code: 9001 })
    expect(await admin.ask(staffLabels.print, print)).toMatchObject({ code: 0 })
  }
  // An id of the other kind is an id of nothing.
  expect(await refused(keeper, staffLabels.pdf, { id, of: 'unclaimed' })).toBe(9006)
  expect(await refused(keeper, staffLabels.pdf, { id: unclaimed.id })).toBe(9006)
})
