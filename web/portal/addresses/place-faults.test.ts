import type { Region } from '#contract/warehouses.ts'
import { expect, test } from 'vitest'
import { placeFaults } from './place-faults.ts'

const region = (code: string, children: Region[] = []): Region => ({
  ...{ code, name: code, children },
  destinationCode: code,
  leaf: children.length === 0,
})
const tree = [region('HK', [region('HK-NT', [region('HK-NST')])]), region('MY', [region('MY-14')])]

test('a region is chosen down to its last level', () => {
  for (const regionCode of ['HK', 'HK-NT'])
    expect(Object.keys(placeFaults(tree, { regionCode, postalCode: '999077' }, 'en'))).toEqual(['regionCode'])
  expect(placeFaults(tree, { regionCode: 'HK-NST', postalCode: '999077' }, 'en')).toEqual({})
})

test('a postal code is one of its country, also while the district is missing', () => {
  expect(Object.keys(placeFaults(tree, { regionCode: 'MY-14', postalCode: '999077' }, 'en'))).toEqual(['postalCode'])
  expect(Object.keys(placeFaults(tree, { regionCode: 'MY', postalCode: '1' }, 'en'))).toEqual([
    'regionCode',
    'postalCode',
  ])
  expect(placeFaults(tree, { regionCode: 'MY-14', postalCode: '59100' }, 'en')).toEqual({})
})

test('what is empty, or not known yet, is no fault of the place', () => {
  expect(placeFaults(tree, { regionCode: '', postalCode: '' }, 'en')).toEqual({})
  expect(placeFaults(undefined, { regionCode: 'HK', postalCode: '1' }, 'en')).toEqual({})
})
