import { boxesAtMost } from '#contract/pricing.ts'
import { calculationFromQuery } from '#web/site/calculator/calculation-from-query.ts'
import { calculationToQuery } from '#web/site/calculator/calculation-to-query.ts'
import { expect, test } from 'vitest'
import {
  boxFault,
  emptyFreight,
  type FreightValues,
  mayAddBox,
  readFreight,
  typedFrom,
  withBox,
} from './freight-form.ts'

const large = { key: 1, weight: '2.3', length: '60', width: '40', height: '30.5' }
const small = { key: 2, weight: '1.2', length: '', width: '', height: '' }
const typed: FreightValues = { ...emptyFreight, boxes: [large, small] }

test('several boxes are read one by one, and the address brings the fields back as they were', () => {
  const insured: FreightValues = { ...typed, currency: 'HKD', goodsType: 'sensitive', declaredValue: '333.33' }
  for (const values of [typed, insured]) {
    const read = readFreight(values)
    if ('faults' in read) throw new Error(read.faults.join())
    const shared = calculationFromQuery(`?${calculationToQuery(read.calculation)}`)
    expect(shared && typedFrom(shared)).toEqual(values)
  }
})

test('what is wrong is named with its box; a box that was added and left empty is none', () => {
  const boxes = [large, { ...small, weight: '' }, { ...small, key: 3, length: '20' }]
  expect(readFreight({ ...typed, boxes, declaredValue: '0' })).toEqual({
    faults: [boxFault(3, 'size'), 'declaredValue'],
  })
  expect(readFreight(emptyFreight)).toEqual({ faults: [boxFault(1, 'weight')] })
})

test('all boxes together weigh no more than one calculation takes', () => {
  const boxes = [
    { ...small, key: 1, weight: '1500' },
    { ...small, weight: '500.001' },
  ]
  expect(readFreight({ ...typed, boxes })).toEqual({ faults: [boxFault(1, 'weight')] })
})

test('boxes are added up to the limit of the call, each with a key of its own', () => {
  let { boxes } = emptyFreight
  while (mayAddBox({ ...typed, boxes })) boxes = withBox(boxes)
  expect(new Set(boxes.map(({ key }) => key)).size).toBe(boxesAtMost)
})
