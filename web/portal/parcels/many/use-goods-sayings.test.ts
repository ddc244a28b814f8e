import { expect, test } from 'vitest'
import type { GoodsJudge } from '#web/shared/goods/judge-goods.ts'
import { newRow, noDefaults } from './row.ts'
import { goodsSayings } from './use-goods-sayings.ts'

const category = { code: 'x', name: 'X', rule: 'because', contrabandNumber: null, words: [] }
const judge: GoodsJudge = {
  marks: (text) =>
    text.includes('bank')
      ? [{ word: 'bank', category: { ...category, verdict: 'sensitive' } }]
      : text.includes('gun')
        ? [{ word: 'gun', category: { ...category, verdict: 'forbidden' } }]
        : [],
  refusing: () => [],
}
const say = goodsSayings(judge, { ...noDefaults, productName: 'power bank' }, 'en')

test('a row marked ordinary gets a message if its name is sensitive; one marked sensitive does not', () => {
  expect(say(newRow({ productName: 'bank' }))).toEqual([
    'bank (X) looks like sensitive goods. Please change the goods type to sensitive',
  ])
  expect(say(newRow({ productName: 'bank', goodsType: 'sensitive' }))).toEqual([])
})

test('defaults for empty cells are judged as well, and forbidden goods are reported however they are marked', () => {
  expect(say(newRow({ trackingNumber: 'SF123456' }))).toHaveLength(1)
  expect(say(newRow({ productName: 'gun', goodsType: 'sensitive' }))).toEqual([
    'gun (X) looks like something that cannot be sent. because',
  ])
})

test('until it is known what may be sent, nothing is said', () => {
  expect(goodsSayings(null, noDefaults, 'en')(newRow({ productName: 'gun' }))).toEqual([])
})
