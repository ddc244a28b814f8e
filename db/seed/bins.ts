import { staffBinCounts } from '#contract/bin-counts.ts'
import { staffBins } from '#contract/bins.ts'
import type { Cast } from './stage.ts'

/*
 * The bins of Fuyong, made after its parcels have come: what lies on a shelf of a bin's name lies in the bin. The other
 * warehouses have none, so that their shelves are free text.
 */

const racks = { racksFrom: 1, levelsFrom: 1, levelsTo: 4 } as const

export async function makeBins({ keeper, warehouses }: Cast): Promise<void> {
  const warehouseId = warehouses.get(2) ?? ''
  const range = { ...racks, warehouseId }
  await keeper.call(staffBins.createRange, { ...range, zone: 'A', prefix: 'A', racksTo: 7, capacity: 40 })
  await keeper.call(staffBins.createRange, { ...range, zone: 'B', prefix: 'B', racksTo: 2, capacity: 40 })
  const single = (code: string, zone: string, given: object = {}) =>
    keeper.call(staffBins.create, { warehouseId, code, zone, ...given })
  await single('B-7', 'B')
  for (const code of codes('C', 8)) await single(code, 'C', { longestSideMm: 800 })
  for (const code of codes('D', 40)) await single(code, 'D', { capacity: code === 'D-03' ? 5 : 12, longestSideMm: 400 })
  await keeper.call(staffBins.createRange, { ...range, zone: 'Unclaimed', prefix: 'U', racksTo: 3 })
  await single('U-09', 'Unclaimed')
  await countOne(keeper, warehouseId)
}

const codes = (prefix: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`)

/** One bin was counted: a parcel was not found, and one lay there that is recorded elsewhere. */
async function countOne(keeper: Cast['keeper'], warehouseId: string) {
  const { list } = await keeper.call(staffBins.list, { warehouseId, code: 'D-05', pageSize: 1 })
  const id = list[0]?.id ?? ''
  const { id: countId } = await keeper.call(staffBinCounts.start, { id })
  const { list: lying } = await keeper.call(staffBins.content, { id, pageSize: 50 })
  const seen = [...lying.slice(1).map(({ trackingNumber }) => trackingNumber), 'YT8800123400912']
  for (const trackingNumber of seen) await keeper.call(staffBinCounts.scan, { id: countId, trackingNumber })
  await keeper.call(staffBinCounts.finish, { id: countId })
}
