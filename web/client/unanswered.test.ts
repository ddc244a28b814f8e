import { feedback } from '#contract/feedback.ts'
import { auth } from '#contract/members.ts'
import { ownPassword, profiles } from '#contract/profile.ts'
import { bankTransfers } from '#contract/topups.ts'
import { storageOf } from '#test/storage-of.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetKey, isSameWrite, keyFor, namesVersion } from './unanswered.ts'

/* Session storage is the browser's: it survives a reload, after which no form holds a key. */

let stored = new Map<string, string>()

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', storageOf(stored))
})

const transfer = { amountMinor: 20_000, currency: 'CNY', fileId: 'a', remark: 'rent of May' } as const

test('a write without an answer keeps its key over a reload', () => {
  const key = keyFor(bankTransfers.submit, transfer, null)
  expect(key).toMatch(/^[a-f0-9]{32}$/)
  expect(keyFor(bankTransfers.submit, { ...transfer }, null)).toBe(key)
})

test('after the answer the same input is a new request', () => {
  const key = keyFor(bankTransfers.submit, transfer, null)
  forgetKey(bankTransfers.submit, key)
  expect(stored.size).toBe(0)
  expect(keyFor(bankTransfers.submit, transfer, null)).not.toBe(key)
})

test('another input and another call have keys of their own', () => {
  const key = keyFor(bankTransfers.submit, transfer, null)
  expect(keyFor(bankTransfers.submit, { ...transfer, amountMinor: 20_001 }, null)).not.toBe(key)
  expect(keyFor(feedback.create, transfer, null)).not.toBe(key)
})

test('what is changed in the same form keeps its key, and the answer forgets both spellings of it', () => {
  const key = keyFor(bankTransfers.submit, transfer, null)
  const changed = { ...transfer, remark: 'rent of June' }
  expect(keyFor(bankTransfers.submit, changed, key)).toBe(key)
  expect(keyFor(bankTransfers.submit, changed, null)).toBe(key)
  forgetKey(bankTransfers.submit, key)
  expect(stored.size).toBe(0)
})

test('the answer to one write forgets no other', () => {
  const [one, other] = [1, 2].map((amountMinor) => keyFor(bankTransfers.submit, { ...transfer, amountMinor }, null))
  forgetKey(bankTransfers.submit, one ?? '')
  expect([...stored.values()]).toEqual([other])
})

test('the code of an image is typed again for the same intent', () => {
  const letter = { kind: 'contact', contactName: 'Mei', content: 'Hello', captchaId: '1', captchaCode: 'AB23' }
  const key = keyFor(feedback.create, letter, null)
  expect(keyFor(feedback.create, { ...letter, captchaId: '2', captchaCode: 'CD45' }, null)).toBe(key)
})

test('a change of what is there keeps no key: made back and made again, it is made each time', () => {
  keyFor(bankTransfers.submit, { ...transfer, id: '1' }, null)
  keyFor(profiles.updateProfile, { realName: '陳美玲' }, null)
  expect(stored.size).toBe(0)
  const held = keyFor(profiles.updateProfile, { realName: '陳美玲' }, null)
  expect(keyFor(profiles.updateProfile, { realName: '陳美玲' }, held)).toBe(held)
})

test('a form that names no id yet is a new one', () => {
  keyFor(bankTransfers.submit, { id: undefined, ...transfer }, null)
  expect(stored.size).toBe(1)
})

test('nothing of a password is stored, nor what was typed', () => {
  keyFor(ownPassword.changePassword, { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' }, null)
  keyFor(auth.login, { account: 'mei@example.com', password: 'Meow_2026' }, null)
  expect(stored.size).toBe(0)
  keyFor(bankTransfers.submit, transfer, null)
  expect(JSON.stringify([...stored])).not.toContain('rent')
})

test('a change is the same one whatever version it was made from; another content or a creation is not', () => {
  const change = { id: 'a', version: 1, sort: 5 }
  expect(isSameWrite(change, { ...change, version: 2 })).toBe(true)
  expect(isSameWrite({ id: 'a', seal: 'x', sort: 5 }, { id: 'a', seal: 'y', sort: 5 })).toBe(true)
  expect(isSameWrite(change, { ...change, sort: 6 })).toBe(false)
  expect([namesVersion(change), namesVersion({ seal: 'x' }), namesVersion(transfer)]).toEqual([true, true, false])
})
