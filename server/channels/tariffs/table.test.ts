import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { pricing } from '#contract/pricing.ts'
import { openTestServer } from '#test/harness.ts'
import { warehouseId } from '#test/parcels.ts'
import { openTariffs } from '#test/tariffs.ts'
import { expect, test } from 'vitest'
import { stepsOf } from './table.ts'

const t = await openTestServer()
const { parcelLine, draft, rowIn, row } = await openTariffs(t)
const finance = await t.staff(['F'])
const keeper = await t.staff(['W'])

// Proves B-PR-23
test('each weight has what the version and the prices in force ask for, as a calculator says it', async () => {
  const id = await draft(finance)
  const own = await rowIn(finance, id)
  await finance.call(staffTariffs.update, { id: own.id, continuationPriceMinor: 650 })
  const ask = { destinationCode: 'HK', currency: 'CNY' } as const
  const found = await keeper.call(tariffVersions.table, { id, ...ask })
  expect(found.weightsG.slice(0, 5)).toEqual([1000, 2000, 3000, 5000, 10_000])
  for (const [index, totalWeightG] of found.weightsG.entries()) {
    const quoted = await t.visitor.call(pricing.quotePublic, { ...ask, totalWeightG, pieces: 1 })
    const simulated = await finance.call(staffTariffs.simulate, { ...ask, totalWeightG, pieces: 1, versionId: id })
    for (const { channelId, cells } of found.lines) {
      const freight = ({ list }: typeof quoted) =>
        list.find((each) => each.channelId === channelId)?.quote?.freightMinor ?? null
      expect(cells[index]).toEqual({ beforeMinor: freight(quoted), afterMinor: freight(simulated) })
    }
  }
  const parcel = found.lines.find(({ channelId }) => channelId === parcelLine)
  expect(parcel?.cells.slice(0, 3)).toEqual([
    { beforeMinor: 2000, afterMinor: 2000 },
    { beforeMinor: 2200, afterMinor: 2250 },
    { beforeMinor: 2800, afterMinor: 2900 },
  ])
  await finance.call(tariffVersions.discard, { id })
})

test('a line that only the version or only the live tariff has is there, with nothing on the other side', async () => {
  const id = await draft(finance)
  await finance.call(staffTariffs.create, await row({ versionId: id }))
  const lines = (await finance.call(tariffVersions.table, { id, destinationCode: 'TW', currency: 'CNY' })).lines
  expect(lines.find(({ channelName }) => channelName.includes('bulk'))?.cells[0]).toEqual({
    beforeMinor: null,
    afterMinor: 3000,
  })
  await finance.call(staffTariffs.remove, { id: (await rowIn(finance, id)).id })
  const { lines: toHongKong } = await finance.call(tariffVersions.table, { id, destinationCode: 'HK', currency: 'CNY' })
  expect(toHongKong.find(({ channelId }) => channelId === parcelLine)?.cells[0]).toEqual({
    beforeMinor: 2000,
    afterMinor: null,
  })
  await finance.call(tariffVersions.discard, { id })
})

test('prices of one warehouse are told, since the table is of every warehouse', async () => {
  const id = await draft(finance)
  const told = async () =>
    (await finance.call(tariffVersions.table, { id, destinationCode: 'TW', currency: 'CNY' })).ofOneWarehouse
  expect(await told()).toBe(0)
  await finance.call(staffTariffs.create, await row({ versionId: id, warehouseId: await warehouseId(t, 2) }))
  expect(await told()).toBe(1)
  await finance.call(tariffVersions.discard, { id })
})

test('weights are the usual ones and those at which a price begins, ten at most', () => {
  expect(stepsOf([{ weightFromKg: 1 }, { weightFromKg: 20 }, { weightFromKg: 21 }])).toEqual([
    1, 2, 3, 5, 10, 20, 21, 30,
  ])
  expect(stepsOf(Array.from({ length: 60 }, (_, index) => ({ weightFromKg: index })))).toHaveLength(10)
})
