import { expect, test } from 'vitest'
import { rowsAtOnce } from './use-drawn.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_each, at) => from + at)
const atOnce = (rows: readonly number[], drawn: readonly number[]) => rowsAtOnce(rows, drawn, String, 20)

test('of a hundred new rows the first twenty are drawn at once', () => {
  expect(atOnce(numbers(1, 100), [])).toEqual(numbers(1, 20))
  expect(atOnce(numbers(101, 200), numbers(1, 100))).toEqual(numbers(101, 120))
})

test('rows that are there already stay where they are, also below those', () => {
  expect(atOnce(numbers(0, 100), numbers(1, 100))).toEqual(numbers(0, 100))
  expect(atOnce(numbers(1, 100), numbers(1, 20))).toEqual(numbers(1, 20))
  expect(atOnce([...numbers(101, 150), 7], numbers(1, 100))).toEqual([...numbers(101, 120), 7])
})
