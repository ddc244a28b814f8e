import { isEmail } from '#domain/email.ts'
import { expect, test } from 'vitest'
import { aisyah, castStaff, chiho, meiling } from './people.ts'
import { memberLevels } from './reference/services.ts'

test('the cast shows two levels of members, and one of them holds the flag of the test page', () => {
  const cast = [meiling, chiho, aisyah]
  const levels = new Set(cast.map(({ level = 'ordinary' }) => level))
  expect([...levels].toSorted()).toEqual(memberLevels.map(({ code }) => code).toSorted())
  expect(cast.filter(({ permissions = [] }) => permissions.includes('test'))).toHaveLength(1)
})

test('each of the staff has an e-mail of their own, and none of them is a member yet', () => {
  const emails = castStaff.map(({ email }) => email)
  expect(new Set([...emails, meiling.email, chiho.email, aisyah.email]).size).toBe(castStaff.length + 3)
  expect(emails.filter((email) => !isEmail(email))).toEqual([])
})
