import { expect, test } from 'vitest'
import { splitGoods, splitNumber, splitPieces } from './parcel-split.ts'

let seed = 17
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const sumOf = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

test('no piece of no line is lost or doubled, whatever is moved, and neither parcel is empty', () => {
  let splits = 0
  for (let round = 0; round < 2000; round += 1) {
    const lines = Array.from({ length: 1 + random(6) }, (_each, at) => ({ name: `L${at}`, quantity: 1 + random(9) }))
    const moved = lines.map(({ quantity }) => random(quantity + 1))
    const split = splitGoods(lines, moved)
    const moves = moved.reduce((sum, each) => sum + each, 0)
    expect(split === null).toBe(moves === 0 || moves === sumOf(lines))
    if (split === null) continue
    splits += 1
    const [first, second] = split
    expect(sumOf(first)).toBeGreaterThan(0)
    expect(sumOf(second)).toBe(moves)
    for (const { name, quantity } of lines) {
      const of = (part: typeof lines) => sumOf(part.filter((line) => line.name === name))
      expect(of(first) + of(second)).toBe(quantity)
    }
    expect([...first, ...second].every(({ quantity }) => quantity > 0)).toBe(true)
  }
  expect(splits).toBeGreaterThan(1000)
})

test.each([
  [[1], 'too few numbers'],
  [[1, 1, 1], 'too many'],
  [[4, 0], 'more than there are'],
  [[-1, 2], 'less than none'],
  [[0.5, 1], 'half a piece'],
  [[0, 0], 'nothing moves'],
  [[3, 2], 'everything moves'],
])('%s is refused: %s', (moved) => {
  expect(splitGoods([{ quantity: 3 }, { quantity: 2 }], moved)).toBeNull()
})

test('pieces without declared goods are divided, and each parcel keeps one', () => {
  expect(splitPieces(5, 2)).toEqual([3, 2])
  expect([splitPieces(5, 0), splitPieces(5, 5), splitPieces(1, 1), splitPieces(5, 1.5)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('the second number is the first with a free suffix, and never too long', () => {
  expect(splitNumber('SF123456', [])).toBe('SF123456-2')
  expect(splitNumber('SF123456', ['SF123456-2', 'SF123456-3'])).toBe('SF123456-4')
  const long = 'A'.repeat(32)
  expect(splitNumber(long, [])).toBe(`${'A'.repeat(30)}-2`)
  expect(splitNumber(long, []).length).toBe(32)
  expect(splitNumber(long, [])).toMatch(/^[A-Z0-9-]{6,32}$/)
})
