import { expect, test } from 'vitest'
import { readTypedWeight } from './typed-weight.ts'

test('a scale may type kilos or grams, with its unit and with spaces', () => {
  expect(['2.300', '  2.300kg', '2,3 KG', '2300 g', '12'].map(readTypedWeight)).toEqual([
    2300, 2300, 2300, 2300, 12_000,
  ])
})

test('a tracking number that was scanned into the weight is no weight', () => {
  expect(['SF1420098812782', '77316523125896', '', 'kg', '2.3005'].map(readTypedWeight)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
