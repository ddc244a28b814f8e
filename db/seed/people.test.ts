import { expect, test } from 'vitest'
import { aisyah, chiho, meiling } from './people.ts'
import { memberLevels } from './reference/services.ts'

test('the cast shows two levels of members, and one of them holds the flag of the test page', () => {
  const cast = [meiling, chiho, aisyah]
  const levels = new Set(cast.map(({ level = 'ordinary' }) => level))
  expect([...levels].toSorted()).toEqual(memberLevels.map(({ code }) => code).toSorted())
  expect(cast.filter(({ permissions = [] }) => permissions.includes('test'))).toHaveLength(1)
})
