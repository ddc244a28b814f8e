import { expect, test } from 'vitest'
import { measureFaults, measuresToSend, noMeasures } from './measures.ts'

const size = { weightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 }

test('each measure that is missing or beyond what may be measured is named, and nothing else', () => {
  expect(measureFaults(noMeasures).map(([measure, fault]) => `${measure} ${fault}`)).toEqual([
    'weightG missing',
    'lengthMm missing',
    'widthMm missing',
    'heightMm missing',
  ])
  expect(measureFaults(size)).toEqual([])
  expect(measureFaults({ ...size, weightG: 0, heightMm: 20_001 })).toEqual([
    ['weightG', 'out'],
    ['heightMm', 'out'],
  ])
  expect(measureFaults({ weightG: 2_000_000, lengthMm: 20_000, widthMm: 1, heightMm: 1 })).toEqual([])
  expect(measureFaults({ ...size, weightG: 2_000_001 })).toEqual([['weightG', 'out']])
})

test('what was measured is sent as it was typed', () => {
  expect(measuresToSend(size)).toEqual(size)
})
