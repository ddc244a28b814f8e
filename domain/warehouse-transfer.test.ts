import { expect, test } from 'vitest'
import {
  warehouseTransferCan,
  warehouseTransferMinor,
  warehouseTransferMoves,
  type WarehouseTransferState,
  warehouseTransferStates,
} from './warehouse-transfer.ts'

const allowed: Record<WarehouseTransferState, string> = {
  asked: 'withdraw refuse send',
  on_the_way: 'receive noteMissing',
  arrived: '',
  withdrawn: '',
  refused: '',
}

test.each(warehouseTransferStates)('a transfer that is %s allows the listed moves and no others', (state) => {
  const taken = Object.entries(warehouseTransferCan).filter(([, may]) => may({ state }))
  expect(taken.map(([event]) => event).join(' ')).toBe(allowed[state])
})

test('once it was sent, nothing gives the price back: it can only arrive', () => {
  expect(warehouseTransferMoves.withdraw.from).toEqual(['asked'])
  expect(warehouseTransferMoves.refuse.from).toEqual(['asked'])
  expect(warehouseTransferMoves.receive.from).toEqual(['on_the_way'])
})

const tariff = { perKgMinor: { CNY: 300, HKD: 350 }, atLeastMinor: { CNY: 1000, HKD: 1200 } }

test.each([
  [1, 1000, 1200],
  [3000, 1000, 1200],
  [3001, 1200, 1400],
  [4000, 1200, 1400],
  [4001, 1500, 1750],
])('%i g cost CNY %i and HKD %i in cents: by the started kilogram, and never less than the minimum', (g, cny, hkd) => {
  expect(warehouseTransferMinor(g, tariff, 'CNY')).toBe(cny)
  expect(warehouseTransferMinor(g, tariff, 'HKD')).toBe(hkd)
})
