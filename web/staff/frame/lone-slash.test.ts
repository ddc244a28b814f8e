import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loneSlash } from './lone-slash.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function pressed(keys: string, pauses: readonly number[]): number {
  let opened = 0
  let at = 10_000
  const slash = loneSlash(() => {
    opened += 1
  })
  for (const [index, key] of [...keys].entries()) {
    const pause = pauses[index] ?? 2
    vi.advanceTimersByTime(pause)
    at += pause
    slash.press(key, at)
  }
  vi.advanceTimersByTime(2000)
  return opened
}

test('a slash that a person presses alone opens', () => {
  expect(pressed('/', [])).toBe(1)
  expect(pressed('a/', [0, 1500])).toBe(1)
  expect(pressed('/b', [0, 300])).toBe(1)
})

test.each([
  ['a web address', 'https://x.cn/75300011425420', []],
  ['a code that begins with it', '/75300011425420', []],
  ['a code that ends with it', '75300011425420/', []],
  ['a code held up before it', 'SF1420/098812103', [0, 2, 2, 2, 2, 2, 900]],
  ['a code held up after it', 'SF1420/098812103', [0, 2, 2, 2, 2, 2, 2, 900]],
])('%s that a scanner types opens nothing', (_what, code, pauses) => {
  expect(pressed(code, pauses)).toBe(0)
})

test('what happens in between, such as Enter, takes it back', () => {
  let opened = 0
  const slash = loneSlash(() => {
    opened += 1
  })
  slash.press('/', 10_000)
  slash.forget()
  vi.advanceTimersByTime(1000)
  expect(opened).toBe(0)
})
