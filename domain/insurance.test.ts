import { expect, test } from 'vitest'
import { declaredValueMaxMinor, insuranceBp, insuranceMinor, isDeclaredValue } from './insurance.ts'

test('insurance is 5.00 % of the declared value, half up', () => {
  expect(insuranceMinor(33_333, true, insuranceBp)).toBe(1_667)
})

test('nobody pays for insurance without asking for it', () => {
  expect(insuranceMinor(33_333, false, insuranceBp)).toBe(0)
})

test('a declared value is above nothing and at most the limit', () => {
  expect(
    [-1, 0, 1, 0.5, declaredValueMaxMinor, declaredValueMaxMinor + 1].map((minor) =>
      isDeclaredValue(minor, declaredValueMaxMinor),
    ),
  ).toEqual([false, false, true, false, true, false])
})
