import { site } from '#contract/content.ts'
import { goodsCheck, staffGoodsWords } from '#contract/goods-check.ts'
import { parcels } from '#contract/parcels.ts'
import { staffPlaces } from '#contract/places.ts'
import { profiles } from '#contract/profile.ts'
import { regionColumns, staffCouriers, staffDestinations, staffLevels, staffRegions } from '#contract/reference.ts'
import { regions } from '#contract/warehouses.ts'
import { csvLine } from '#domain/csv.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* Couriers, regions, levels, destinations and words of goods, as staff keep them (record 73). */

const t = await openTestServer()
const admin = await t.staff(['A'])
const editor = await t.staff(['E'])
const service = await t.staff(['S'])
const inAll = (word: string) => ({ cn: `${word}一`, en: `${word}二`, sh: word })

// Proves B-MD-09
test('a courier is added with its pattern, offered at once, and suspended', async () => {
  const member = await t.member()
  const offered = async () => (await member.call(parcels.formOptions, {})).couriers.map(({ code }) => code)
  await admin.call(staffCouriers.create, { code: 'ZZZ', name: inAll('Zebra'), trackingHint: '^ZZZ\\d{6}$', sort: 50 })
  expect(await offered()).toContain('ZZZ')
  const again = { code: 'ZZZ', name: inAll('Z'), trackingHint: null, sort: 1 }
  expect(await admin.ask(staffCouriers.create, again)).toMatchObject({
    code: 9005,
    wire: { fields: { code: expect.any(String) } },
  })
  expect(await admin.ask(staffCouriers.update, { code: 'ZZZ', trackingHint: '(a+)+$' })).toMatchObject({
    code: 9005,
    wire: { fields: { trackingHint: expect.any(String) } },
  })
  expect(await admin.call(staffCouriers.update, { code: 'ZZZ', active: false, version: 1 })).toMatchObject({
    version: 2,
  })
  expect(await offered()).not.toContain('ZZZ')
  expect(await admin.ask(staffCouriers.update, { code: 'ZZZ', active: true, version: 1 })).toMatchObject({ code: 1005 })
  expect(await admin.ask(staffCouriers.update, { code: 'NONE', active: true })).toMatchObject({ code: 9006 })
  expect((await service.call(staffCouriers.list, { keyword: 'zebra', active: 'false' as never })).list).toHaveLength(1)
  expect(await service.ask(staffCouriers.update, { code: 'SF', active: false })).toMatchObject({ code: 9001 })
})

const file = (...rows: readonly (readonly string[])[]) => [regionColumns, ...rows].map(csvLine).join('')
const importing = (csv: string, dryRun = false) => admin.call(staffRegions.import, { csv, dryRun })
const lantau = ['HK-LAN', 'HK', '大屿山', '大嶼山', 'Lantau', 'HK', 'HK', '40']
const mui = ['HK-LAN-1', 'HK-LAN', '梅窝', '梅窩', 'Mui Wo', 'HK', 'HK', '1']

// Proves B-MD-11
test('a tree file is tried first, then adds and changes regions, children before parents too, and a second time nothing', async () => {
  const csv = file(mui, lantau)
  expect(await importing(csv, true)).toMatchObject({ rows: 2, added: 2, changed: 0, faultCount: 0, imported: false })
  const below = async (parent: string) => (await t.visitor.call(regions.tree, { parent, depth: 1 })).list
  expect((await below('HK')).some(({ code }) => code === 'HK-LAN')).toBe(false)
  expect(await importing(csv)).toMatchObject({ added: 2, imported: true })
  expect((await below('HK')).find(({ code }) => code === 'HK-LAN')).toMatchObject({ leaf: false })
  expect((await below('HK-LAN'))[0]).toMatchObject({ name: 'Mui Wo', leaf: true })
  expect(await importing(csv)).toMatchObject({ added: 0, changed: 0, unchanged: 2, imported: true })
  expect(await importing(file(['HK-LAN-1', ...mui.slice(1, 4), 'Silvermine Bay', ...mui.slice(5)]))).toMatchObject({
    changed: 1,
    changes: [{ line: 2, code: 'HK-LAN-1', column: 'sh', before: 'Mui Wo', after: 'Silvermine Bay' }],
    changeCount: 1,
  })
  expect((await below('HK-LAN'))[0]?.name).toBe('Silvermine Bay')
  expect((await admin.call(staffPlaces.history, { kind: 'regions', key: 'tree' })).list).toHaveLength(2)
})

test('every fault is told by its line, and with one of them nothing is imported', async () => {
  const member = await t.member()
  await t.db.run(sql`
    insert into addresses (member_id, kind, name, phone, region_code, address, postal_code)
    values (${member.id}, 'consignee', 'A', '1', 'HK-NST', 'x', '999077')`)
  const report = await importing(
    file(
      ['HK-NEW', 'HK', '新', '新', 'New', 'HK', 'HK', '1'],
      ['HK-NEW', 'HK', '新', '新', 'New', 'HK', 'HK', '1'],
      ['hk-low', 'HK', '新', '', 'New', 'Hong', 'MARS', 'x'],
      ['HK-LOST', 'HK-NOWHERE', '新', '新', 'New', 'HK', 'HK', '1'],
      ['HK-A', 'HK-B', '新', '新', 'New', 'HK', 'HK', '1'],
      ['HK-B', 'HK-A', '新', '新', 'New', 'HK', 'HK', '1'],
      ['HK-NST-1', 'HK-NST', '新', '新', 'New', 'HK', 'HK', '1'],
      ['TW-X', 'HK', '新', '新', 'New', 'TW', 'TW', '1'],
    ),
  )
  expect(report).toMatchObject({ rows: 8, imported: false })
  expect(report.faults.map(({ line, fault }) => `${line} ${fault}`)).toEqual([
    '3 twice',
    '4 code',
    '4 name',
    '4 country',
    '4 destination',
    '4 sort',
    '4 country',
    '5 parent',
    '6 circle',
    '7 circle',
    '8 used',
    '9 country',
  ])
  expect((await admin.call(staffRegions.list, { keyword: 'HK-NEW' })).total).toBe(0)
  expect(await importing('code;parent\r\nHK;')).toMatchObject({
    faults: [{ line: 1, fault: 'columns' }],
    imported: false,
  })
  expect(await service.ask(staffRegions.import, { csv: file(lantau), dryRun: true })).toMatchObject({ code: 9001 })
})

test('regions are read level by level, page by page', async () => {
  const first = await service.call(staffRegions.list, { parent: 'HK', pageSize: 10 })
  const second = await service.call(staffRegions.list, { parent: 'HK', pageSize: 10, after: first.next ?? '' })
  expect(first.total).toBe(19)
  expect(new Set([...first.list, ...second.list].map(({ code }) => code)).size).toBe(19)
  const roots = await service.call(staffRegions.list, { roots: true, pageSize: 100 })
  expect(roots.list.every(({ parentCode }) => parentCode === null)).toBe(true)
})

// Proves B-MD-13
test('a level has the name that members read at once, and says how many have it', async () => {
  const member = await t.member()
  await admin.call(staffLevels.create, { code: 'platinum', name: inAll('Platinum'), sort: 9 })
  expect(await admin.ask(staffLevels.create, { code: 'platinum', name: inAll('P'), sort: 1 })).toMatchObject({
    code: 9005,
  })
  await admin.call(staffLevels.update, { code: 'ordinary', name: inAll('Kitten'), version: 1 })
  expect((await member.call(profiles.getProfile, {}, { language: 'en' })).level).toMatchObject({ name: 'Kitten' })
  const { list } = await service.call(staffLevels.list, {})
  expect(list.find(({ code }) => code === 'ordinary')?.members).toBeGreaterThan(0)
  expect(await service.ask(staffLevels.update, { code: 'ordinary', sort: 4 })).toMatchObject({ code: 9001 })
  expect(await admin.ask(staffLevels.update, { code: 'ordinary', sort: 4, version: 1 })).toMatchObject({ code: 1005 })
})

// Proves B-MD-17, B-MD-18
test('a destination is opened by one switch, which members and public lists follow, and closed again', async () => {
  const shown = async () => (await t.visitor.call(site.formOptions, {})).destinations.find(({ code }) => code === 'SG')
  const revision = async () =>
    (await t.db.row(sql<{ revision: number }>`select revision::int from content_revision`)).revision
  const before = await revision()
  const { list } = await service.call(staffDestinations.list, {})
  expect(list.find(({ code }) => code === 'SG')).toMatchObject({ open: false, isPriced: true, group: 'SEA' })
  expect(list.some(({ code }) => code === 'CN')).toBe(false)
  expect(await admin.call(staffDestinations.setOpen, { code: 'SG', open: true, version: 1 })).toMatchObject({
    open: true,
    version: 2,
  })
  expect((await shown())?.open).toBe(true)
  expect(await revision()).toBeGreaterThan(before)
  expect(await admin.call(staffDestinations.setOpen, { code: 'SG', open: true, version: 1 })).toMatchObject({
    version: 2,
  })
  expect(await admin.ask(staffDestinations.setOpen, { code: 'SG', open: false, version: 1 })).toMatchObject({
    code: 1005,
  })
  await admin.call(staffDestinations.setOpen, { code: 'SG', open: false, version: 2 })
  expect((await shown())?.open).toBe(false)
  expect(await admin.ask(staffDestinations.setOpen, { code: 'CN', open: true })).toMatchObject({ code: 9006 })
  expect(await service.ask(staffDestinations.setOpen, { code: 'SG', open: true })).toMatchObject({ code: 9001 })
  const { list: changes } = await service.call(staffPlaces.history, { kind: 'destination', key: 'SG' })
  expect(changes.map(({ after }) => after)).toEqual([{ open: false }, { open: true }])
  const { list: uses } = await service.call(staffPlaces.uses, { kind: 'destination', key: 'SG' })
  expect(uses.find(({ what }) => what === 'prices')?.count).toBeGreaterThan(0)
})

// Proves B-MD-19, B-MD-20
test('a word of goods is added to its kind, answers what was asked, and can be moved', async () => {
  const verdictOf = async (text: string) => (await t.visitor.call(goodsCheck.check, { text })).verdict
  expect(await verdictOf('flurbostat')).toBe('unknown')
  const { categories } = await editor.call(staffGoodsWords.list, { pageSize: 1 })
  const [allowed, forbidden] = ['allowed', 'forbidden'].map(
    (verdict) => categories.find((each) => each.verdict === verdict)?.code ?? '',
  )
  await editor.call(staffGoodsWords.assign, { word: ' Flurbostat ', categoryCode: allowed ?? '' })
  expect(await verdictOf('FLURBOSTAT')).toBe('allowed')
  expect((await editor.call(staffGoodsWords.listUnknown, {})).list.map(({ text }) => text)).not.toContain('flurbostat')
  await editor.call(staffGoodsWords.assign, { word: 'flurbostat', categoryCode: forbidden ?? '' })
  await editor.call(staffGoodsWords.assign, { word: 'flurbostat', categoryCode: forbidden ?? '' })
  expect(await verdictOf('flurbostat')).toBe('forbidden')
  const { list, total } = await editor.call(staffGoodsWords.list, { keyword: 'FLURBO' })
  expect([total, list[0]?.word, list[0]?.categoryCode]).toEqual([1, 'flurbostat', forbidden])
  expect((await editor.call(staffPlaces.history, { kind: 'goodsWord', key: 'flurbostat' })).list).toHaveLength(2)
  expect(await editor.ask(staffGoodsWords.assign, { word: 'x', categoryCode: 'nothing' })).toMatchObject({ code: 9005 })
  expect(await service.ask(staffGoodsWords.assign, { word: 'x', categoryCode: allowed ?? '' })).toMatchObject({
    code: 9001,
  })
})
