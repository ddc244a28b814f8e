import { expect, test } from 'vitest'
import { accountRefusals } from './accounts.ts'
import { contentRefusals } from './content.ts'
import { factorRefusals } from './factors.ts'
import { fieldTexts } from '#contract/wire/server.field-texts.ts'
import { generalRefusals } from './general.ts'
import { messages } from '#contract/messages.ts'
import { moneyRefusals } from './money.ts'
import { orderRefusals } from './orders.ts'
import { parcelRefusals } from './parcels.ts'
import { refusals } from './refusals.ts'
import { signInRefusals } from './sign-in.ts'
import { staffRefusals } from './staff.ts'

const kinds = Object.values(refusals)
const languages = ['zh-Hans', 'zh-Hant', 'en'] as const

test('every refusal has a code of its own, within the ranges of the catalogue', () => {
  const codes = kinds.map(({ code }) => code)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  expect(codes.filter((code) => !/^[1-69]\d{3}$/.test(String(code)))).toEqual([])
})

test('every part of the table holds the codes of its own thousand, and no word stands in two parts', () => {
  const parts = {
    1: [generalRefusals],
    2: [signInRefusals, factorRefusals, accountRefusals],
    3: [parcelRefusals],
    4: [orderRefusals],
    5: [moneyRefusals],
    6: [contentRefusals],
    9: [staffRefusals],
  }
  for (const [digit, tables] of Object.entries(parts))
    for (const { code } of tables.flatMap((part) => Object.values(part))) expect(String(code).charAt(0)).toBe(digit)
  expect(Object.values(parts).flatMap((tables) => tables.flatMap((part) => Object.keys(part)))).toHaveLength(
    kinds.length,
  )
})

// Proves R-551
test('every refusal, message and field text is there in three languages', () => {
  for (const text of [...kinds.map((kind) => kind.text), ...Object.values(messages), ...Object.values(fieldTexts)])
    for (const language of languages) expect(text[language].trim()).not.toBe('')
})

test('members read a refusal in an answer of 200, staff with the status of the catalogue', () => {
  const transport = new Map([
    [1000, 500],
    [1003, 404],
    [1004, 429],
    [1007, 413],
    [1008, 415],
    [1009, 405],
    [1010, 503],
    [1011, 409],
    [1012, 503],
    [2001, 401],
    [2002, 401],
    [2003, 401],
    [2004, 403],
    [9001, 403],
    [9002, 409],
    [9003, 409],
    [9004, 409],
    [9005, 422],
    [9006, 404],
    [9007, 409],
    [9008, 422],
    [9009, 422],
    [9010, 404],
    [9011, 409],
    [9012, 409],
    [9013, 409],
    [9020, 409],
    [9040, 409],
    [9041, 409],
    [9042, 409],
    [9043, 409],
    [9044, 409],
    [9045, 409],
    [9050, 409],
    [9060, 409],
    [9061, 409],
    [9062, 409],
    [9063, 409],
    [9064, 403],
    [9090, 409],
    [9100, 409],
    [9101, 409],
    [9102, 409],
    [9103, 409],
    [9104, 409],
    [9105, 409],
  ])
  for (const { code, http } of kinds) expect([code, http]).toEqual([code, transport.get(code) ?? 200])
})
