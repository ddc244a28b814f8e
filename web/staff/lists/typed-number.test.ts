import { expect, test } from 'vitest'
import { typedMemberNumber } from './typed-number.ts'

test('a member number is known however it was typed', () => {
  for (const typed of ['JY0005724', ' jy0005724 ', 'ｊｙ０００５７２４'])
    expect(typedMemberNumber(typed)).toBe('JY0005724')
})

test('a tracking number that begins like a member number is none', () => {
  for (const typed of ['JY12345678901', 'JY0005725', 'JY', 'JY000572', 'SF1420098845017', ''])
    expect(typedMemberNumber(typed)).toBeNull()
})
