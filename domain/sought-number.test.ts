import { expect, test } from 'vitest'
import { tidySought } from './sought-number.ts'

test('a number is found however it is typed: with gaps, in small letters, by a Chinese keyboard', () => {
  for (const typed of [
    'sf1420098812103',
    ' SF 1420 0988 12103 ',
    'ＳＦ１４２００９８８１２１０３',
    'sf\t14200988\n12103',
  ])
    expect(tidySought(typed)).toBe('SF1420098812103')
})

test('hyphens stay, as they are part of some couriers’ numbers', () => {
  expect(tidySought('dpk-3640 0571')).toBe('DPK-36400571')
})
