import { tariffColumnText } from '#contract/tariff-columns.text.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { csvCells } from '#domain/csv.ts'
import { type TariffCells, tariffColumns } from '#domain/tariff-table.ts'
import { openTestServer } from '#test/harness.ts'
import { openTariffs } from '#test/tariffs.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { draft, publicPrice } = await openTariffs(t)
const finance = await t.staff(['F'])

const parcel: TariffCells = {
  channel: 'HK_PARCEL',
  destination: 'HK',
  warehouse: '',
  currency: 'CNY',
  goods: 'any',
  fromKg: '1',
  toKg: '',
  firstKg: '1',
  firstPrice: '16.50',
  perKg: '6',
  minimum: '20.00',
  capKg: '30',
  until: '',
}

const bring = (versionId: string, rows: readonly TariffCells[], dryRun = false) =>
  finance.ask(tariffVersions.importRows, { versionId, rows, dryRun })
const rowsOf = async (versionId: string) => (await finance.call(tariffVersions.get, { id: versionId })).rows

// Proves B-PR-08
test('a file replaces the rows of a draft; a dry run says what it would change and changes nothing', async () => {
  const id = await draft(finance)
  const before = await rowsOf(id)
  const dry = await bring(id, [parcel], true)
  expect(dry.data).toEqual({
    rows: 1,
    faultCount: 0,
    faults: [],
    added: 0,
    changed: 1,
    removed: before - 1,
    isDone: false,
  })
  expect(await rowsOf(id)).toBe(before)
  expect((await bring(id, [parcel])).data).toEqual({ ...dry.data, isDone: true })
  const { list } = await finance.call(staffTariffs.list, { versionId: id, pageSize: 10 })
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ firstPriceMinor: 1650, continuationPriceMinor: 600, capWeightG: 30_000 })
  expect(await publicPrice()).toBe(8200)
})

test('with one fault nothing is changed, and every fault is told with its row', async () => {
  const id = await draft(finance)
  const before = await rowsOf(id)
  const { data } = await bring(id, [
    { ...parcel, channel: 'NO_LINE', currency: 'EUR' },
    parcel,
    { ...parcel, firstPrice: 'free', toKg: '0' },
    { ...parcel, fromKg: '5' },
    { ...parcel, destination: '', warehouse: '99', until: '2026-02-30' },
  ])
  expect(data.faults.map(({ row, column, otherRow }) => [row, column, otherRow])).toEqual([
    [1, 'channel', null],
    [1, 'currency', null],
    [3, 'toKg', null],
    [3, 'firstPrice', null],
    [5, 'destination', null],
    [5, 'warehouse', null],
    [5, 'until', null],
    [4, 'fromKg', 2],
  ])
  expect(data.faults.every(({ text }) => text.length > 3)).toBe(true)
  expect([data.isDone, data.faultCount]).toEqual([false, 8])
  expect(await rowsOf(id)).toBe(before)
})

// Proves B-PR-17
test.each(['zh-Hans', 'zh-Hant', 'en'] as const)(
  'what is exported in %s is read again without a change',
  async (language) => {
    const id = await draft(finance)
    const response = await finance.raw(`/api/admin/price-rules/export?format=csv&versionId=${id}`, {
      headers: { lang: { 'zh-Hans': 'cn', 'zh-Hant': 'en', en: 'sh' }[language] },
    })
    const [heads = [], ...lines] = csvCells((await response.text()).replace('\uFEFF', ''), ',')
    expect(heads).toEqual(tariffColumns.map((column) => tariffColumnText[column][language]))
    const rows = lines.map((line) => Object.fromEntries(tariffColumns.map((column, at) => [column, line[at] ?? ''])))
    expect((await bring(id, rows as unknown as TariffCells[])).data).toMatchObject({
      rows: await rowsOf(id),
      faultCount: 0,
      added: 0,
      changed: 0,
      removed: 0,
      isDone: true,
    })
  },
)

test('the live tariff is exported as a workbook too', async () => {
  const response = await finance.raw('/api/admin/price-rules/export?format=xlsx')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain('.xlsx')
})

test('too many rows, none, an offered version and a wrong role are refused', async () => {
  const id = await draft(finance)
  expect(await bring(id, [])).toMatchObject({ code: 9005 })
  expect(
    await bring(
      id,
      Array.from({ length: 2001 }, () => parcel),
    ),
  ).toMatchObject({ code: 9005 })
  const { seal } = await finance.call(tariffVersions.difference, { id })
  await finance.call(tariffVersions.offer, { id, seal })
  expect(await bring(id, [parcel])).toMatchObject({ http: 409, code: 9002 })
  const keeper = await t.staff(['W'])
  expect(await keeper.ask(tariffVersions.importRows, { versionId: id, rows: [parcel], dryRun: true })).toMatchObject({
    http: 403,
    code: 9001,
  })
})
