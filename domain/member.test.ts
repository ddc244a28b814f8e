import { expect, test } from 'vitest'
import { memberCan } from './member.ts'

test('an account is activated once, and disabled and enabled again', () => {
  expect(memberCan.activate({ state: 'pending' })).toBe(true)
  expect(memberCan.activate({ state: 'active' })).toBe(false)
  expect(memberCan.activate({ state: 'disabled' })).toBe(false)
  expect(memberCan.disable({ state: 'active' })).toBe(true)
  expect(memberCan.enable({ state: 'disabled' })).toBe(true)
})

test('only a registration that was never activated gives its e-mail address away', () => {
  expect(memberCan.replace({ state: 'pending' })).toBe(true)
  expect(memberCan.replace({ state: 'active' })).toBe(false)
})

test('an account that was erased stays so', () => {
  expect(memberCan.erase({ state: 'active' })).toBe(true)
  expect(memberCan.erase({ state: 'disabled' })).toBe(true)
  expect(memberCan.erase({ state: 'erased' })).toBe(false)
  expect(memberCan.enable({ state: 'erased' })).toBe(false)
  expect(memberCan.activate({ state: 'erased' })).toBe(false)
})
