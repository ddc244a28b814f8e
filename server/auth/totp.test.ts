import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'
import { base32, codeOf, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test('codes are those of RFC 6238, appendix B', () => {
  const vectors = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const
  for (const [second, code] of vectors)
    expect([second, codeOf(secret, Math.floor(second / 30), 8)]).toEqual([second, code])
})

test('codes are those of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeOf(secret, counter))
  expect(codes).toEqual([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])
})

test('a code is known half a minute early and late, and no longer', () => {
  const nowMs = 1_111_111_109_000
  const step = Math.floor(nowMs / 30_000)
  for (const each of [step - 1, step, step + 1]) expect(stepOf(secret, codeOf(secret, each), nowMs)).toBe(each)
  for (const each of [step - 2, step + 2]) expect(stepOf(secret, codeOf(secret, each), nowMs)).toBeNull()
  for (const typed of ['', '12345', '1234567', '一二三四五六']) expect(stepOf(secret, typed, nowMs)).toBeNull()
})

test('secrets are written as RFC 4648 writes them', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB')
})

test('what is sealed is read with the same key for the same purpose alone, and only unchanged', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = seal(key, secret, 'staff:1')
  expect(sealed.includes(secret)).toBe(false)
  expect(unseal(key, sealed, 'staff:1')).toEqual(secret)
  expect(unseal(key, sealed, 'staff:2')).toBeNull()
  expect(unseal(other, sealed, 'staff:1')).toBeNull()
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed[index] = sealed.readUInt8(index) ^ 1
    expect(unseal(key, changed, 'staff:1')).toBeNull()
  }
  for (const length of [0, 5, 28]) expect(unseal(key, sealed.subarray(0, length), 'staff:1')).toBeNull()
})
