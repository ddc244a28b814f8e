import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNumbers } from './compare.ts'

const numbers = fc.array(fc.constantFrom(...'SFYT0123456789'), { maxLength: 24 }).map((chars) => chars.join(''))

test('the same number is one piece, and nothing differs', () => {
  expect(compareNumbers('SF1420098845017', 'SF1420098845017')).toEqual({
    typed: [{ text: 'SF1420098845017', isSame: true }],
    label: [{ text: 'SF1420098845017', isSame: true }],
    differing: 0,
  })
})

test('one character that was read wrongly is marked on both sides', () => {
  expect(compareNumbers('773160896', '773180896')).toEqual({
    typed: [
      { text: '7731', isSame: true },
      { text: '6', isSame: false },
      { text: '0896', isSame: true },
    ],
    label: [
      { text: '7731', isSame: true },
      { text: '8', isSame: false },
      { text: '0896', isSame: true },
    ],
    differing: 1,
  })
})

test('a character that was left out shifts nothing: what follows is still the same', () => {
  const { typed, label, differing } = compareNumbers('SF142098', 'SF1420098')
  expect(typed).toEqual([{ text: 'SF142098', isSame: true }])
  expect(label.filter(({ isSame }) => !isSame)).toEqual([{ text: '0', isSame: false }])
  expect(differing).toBe(1)
})

test('nothing is lost of either number, and as many characters are shared on both sides', () => {
  fc.assert(
    fc.property(numbers, numbers, (typed, label) => {
      const compared = compareNumbers(typed, label)
      const all = (side: 'typed' | 'label') => compared[side].map(({ text }) => text).join('')
      const shared = (side: 'typed' | 'label') =>
        compared[side].flatMap(({ text, isSame }) => (isSame ? [text] : [])).join('')
      expect([all('typed'), all('label')]).toEqual([typed, label])
      expect(shared('typed')).toBe(shared('label'))
      expect(compared.differing).toBe(compareNumbers(label, typed).differing)
    }),
  )
})
