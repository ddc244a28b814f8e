import { expect, test } from 'vitest'
import { placeholderFaults, placeholdersIn } from './placeholders.ts'

const shipped = 'Not enough {coinName}: {count} left'

test.each([
  ['You have {count} {coinName}', null],
  ['{coinName}, {coinName}: {count}', null],
  ['You have {count}', { missing: ['coinName'], unknown: [], hasStrayBrace: false }],
  ['You have few', { missing: ['coinName', 'count'], unknown: [], hasStrayBrace: false }],
  ['{count} {coinName} {name}', { missing: [], unknown: ['name'], hasStrayBrace: false }],
  ['{count} {coinname}', { missing: ['coinName'], unknown: ['coinname'], hasStrayBrace: false }],
  ['{count} {coinName} {', { missing: [], unknown: [], hasStrayBrace: true }],
  ['{count} {coin Name}', { missing: ['coinName'], unknown: [], hasStrayBrace: true }],
  ['{count} {{coinName}}', { missing: [], unknown: [], hasStrayBrace: true }],
  ['{count} {coinName} {}', { missing: [], unknown: [], hasStrayBrace: true }],
])('“%s” in place of a text with two placeholders', (own, faults) => {
  expect(placeholderFaults(own, shipped)).toEqual(faults)
})

test('a text without placeholders takes none', () => {
  expect(placeholderFaults('Plain words', 'Other words')).toBeNull()
  expect(placeholderFaults('Plain {words}', 'Other words')).toMatchObject({ unknown: ['words'] })
  expect(placeholdersIn('Plain words')).toEqual([])
})
