import { expect, test } from 'vitest'
import { homeRegionCodes, homeRegions, normalisePhone, splitPhone } from './phone.ts'

test.each([
  ['HK', '9123 4567', '+85291234567'],
  ['HK', '+852-9123-4567', '+85291234567'],
  ['HK', '00852 4123 4567', '+85241234567'],
  ['HK', '＋８５２　９１２３４５６７', '+85291234567'],
  ['CN', '138 0013 8000', '+8613800138000'],
  ['CN', '+86 13800138000', '+8613800138000'],
  ['TW', '0912-345-678', '+886912345678'],
  ['TW', '912345678', '+886912345678'],
  ['TW', '+886 0912 345 678', '+886912345678'],
  ['SG', '8123 4567', '+6581234567'],
  ['ID', '0812 3456 7890', '+6281234567890'],
  ['ID', '812345678', '+62812345678'],
  ['MY', '012-345 6789', '+60123456789'],
  ['MY', '+60 11 1234 5678', '+601112345678'],
] as const)('in %s, %s is %s', (region, typed, e164) => {
  expect(normalisePhone(region, typed)).toBe(e164)
})

test.each([
  ['HK', ''],
  ['HK', '3123 4567'],
  ['HK', '9123 456'],
  ['HK', '9123 45678'],
  ['HK', '85291234567'],
  ['HK', '+86 13800138000'],
  ['HK', '09123 4567'],
  ['HK', '9123456x'],
  ['HK', '9123🐱4567'],
  ['CN', '12800138000'],
  ['CN', '1380013800'],
  ['TW', '0812345678'],
  ['TW', '00912345678'],
  ['SG', '7123 4567'],
  ['ID', '0712345678'],
  ['ID', '08123456'],
  ['MY', '0223456789'],
  ['MY', '01234567'],
] as const)('in %s, %j is no mobile number', (region, typed) => {
  expect(normalisePhone(region, typed)).toBeNull()
})

test('a stored number goes back to its region and normalises to itself', () => {
  for (const e164 of [
    '+85291234567',
    '+8613800138000',
    '+886912345678',
    '+6581234567',
    '+62812345678',
    '+60123456789',
  ]) {
    const phone = splitPhone(e164)
    expect(phone && normalisePhone(phone.region, phone.number)).toBe(e164)
  }
  expect(splitPhone('+442079460000')).toBeNull()
})

test('the list of codes names every region', () => {
  expect(homeRegionCodes).toEqual(homeRegions.map(({ code }) => code))
})
