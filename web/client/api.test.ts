import { expect, test, vi } from 'vitest'
import { auth, members } from '#contract/members.ts'
import { toQuery } from '#contract/wire/request.ts'
import { tracking } from '#contract/parcels.ts'
import { wirePath } from '#contract/wire/wire-names.ts'
import { call, Refusal, wordsOf } from './api.ts'
import { inputFaults } from './input-faults.ts'

// Proves R-462
test('a query writes undefined as an empty value and encodes the rest (R-462)', () => {
  expect(toQuery({ a: undefined, b: 'a b&c' })).toBe('a=&b=a%20b%26c')
})

test('an input that the contract takes has no faults', () => {
  const input = { account: 'JY1000427', password: 'secret', captchaId: 'x', captchaCode: 'AB12' }
  expect(inputFaults(auth.login, input, 'en')).toEqual({})
})

test('faults stand under the form’s own paths, in the reader’s language', () => {
  const faults = inputFaults(
    members.resendActivation,
    { email: 'a b@c.com', captchaId: 'x', captchaCode: '' },
    'zh-Hant',
  )
  expect(faults).toEqual({ email: '請輸入格式正確的電郵地址', captchaCode: '此項必填' })
})

test('what the server refuses stands under the form’s own paths', async () => {
  const sent = wirePath(tracking.parcelPublic.input, 'trackingNumber')
  expect(sent).not.toBe('trackingNumber')
  const data = { fields: { [sent]: 'No.' } }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('localStorage', { getItem: () => 'sh' })
  vi.stubGlobal('fetch', async () => Response.json({ code: 1001, msg: 'Please check', data, requestId: 'r' }))
  const answer = call(tracking.parcelPublic, { trackingNumber: 'SF1234567890' })
  await expect(answer).rejects.toMatchObject({ code: 1001, fields: { trackingNumber: 'No.' } })
  vi.unstubAllGlobals()
})

const refusal = (next: object) => new Refusal(3001, 'You have already forecast it', { next: { ...next } })

test('a refusal says what to do next, and names the page of what is in the way', () => {
  const next = { text: 'Open the forecast', place: 'parcel', id: '0190' }
  expect(refusal(next).next).toEqual(next)
  expect(refusal({ text: 'Reload the page', place: null }).next).toMatchObject({ place: null, id: null })
  expect(new Refusal(1001, 'Please check', { fields: { name: 'required' } }).next).toBeNull()
})

test('a place that this page does not know yet leaves the sentence alone', () => {
  const { next } = refusal({ text: 'Look there', place: 'a page of next year' })
  expect(next).toEqual({ text: 'Look there', place: null, id: null })
})

test('where one line holds both, sentence and step stand apart as the language writes', () => {
  const given = refusal({ text: 'Open it', place: null })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('localStorage', { getItem: () => 'sh' })
  expect(wordsOf(given)).toBe('You have already forecast it. Open it')
  vi.stubGlobal('localStorage', { getItem: () => 'en' })
  expect(wordsOf(given)).toBe('You have already forecast it。Open it')
  expect(wordsOf(new Refusal(2002, '', null))).toBe('')
})
