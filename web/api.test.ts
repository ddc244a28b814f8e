import { expect, test } from 'vitest'
import { auth, members } from '#contract/members.ts'
import { toQuery } from '#contract/request.ts'
import { inputFaults } from './api.ts'

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
