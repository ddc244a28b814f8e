import { expect, test } from 'vitest'
import { findQuestions, searchable } from './find-questions.ts'
import { topicsOf } from './questions.ts'

const chinese = searchable(
  topicsOf(
    `開頭。

## 運費及付款

### 體積重怎樣計算？

長 × 闊 × 高 ÷ 6000，[計算器](/freightCalculator)會一併算出。

### 付款後變貴怎麼辦？

退回差額。

## 帳戶

### 收不到啟用電郵怎麼辦？

請查看垃圾郵件匣。`,
  ),
)
const english = searchable(
  topicsOf(
    `## Parcels\n\n### How do I claim an unclaimed parcel?\n\nBy its **Tracking number**.\n\n### Can I split an order?\n\n- Yes.`,
  ),
)

const foundIn = (all: typeof chinese, asked: string) =>
  findQuestions(all, asked).flatMap(({ questions }) => questions.map(({ question }) => question))

test('nothing asked leaves every question under its topic', () => {
  expect(findQuestions(chinese, ' ').map(({ title, questions }) => [title, questions.length])).toEqual([
    ['運費及付款', 2],
    ['帳戶', 1],
  ])
})

test.each(['體積重', '体积重', '怎么计算体积重？', '計算器', '６０００'])(
  'the answer about volume weight is found by %s, in either script and width',
  (asked) => {
    expect(foundIn(chinese, asked)).toEqual(['體積重怎樣計算？'])
  },
)

test('every word that is asked has to stand in a question, its answer or its topic, in any order', () => {
  expect(foundIn(chinese, '电邮 收不到')).toEqual(['收不到啟用電郵怎麼辦？'])
  expect(foundIn(chinese, '帳戶 差額')).toEqual([])
  expect(foundIn(chinese, '付款差額')).toEqual(['付款後變貴怎麼辦？'])
})

test('case, plural and small words make no difference in English', () => {
  expect(foundIn(english, 'CLAIM parcels')).toEqual(['How do I claim an unclaimed parcel?'])
  expect(foundIn(english, 'how can I split orders?')).toEqual(['Can I split an order?'])
  expect(foundIn(english, 'refund')).toEqual([])
})

test('what is asked with nothing but small words is looked for as it stands', () => {
  expect(foundIn(english, 'how')).toEqual(['How do I claim an unclaimed parcel?'])
})
