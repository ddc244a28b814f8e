import { expect, test } from 'vitest'
import { toneOfNewest, wordsOfNewest } from './Timeline.tsx'

const step = (code: string, at: string) => ({ code, text: code, at })

test('steps in the same minute keep their order, because staff enter times to the minute', () => {
  const steps = [
    step('shipped', '2026-11-22T14:05:00+08:00'),
    step('consolidated', '2026-11-22T14:05:40+08:00'),
    step('packing', '2026-11-22T14:05:20+08:00'),
  ]
  expect(wordsOfNewest(steps)).toBe('shipped')
  expect(toneOfNewest(steps)).toBe('way')
})

test('a step of a later minute is newer, wherever it is in the list', () => {
  const steps = [step('packing', '2026-11-22T14:05:20+08:00'), step('consolidated', '2026-11-22T14:06:00+08:00')]
  expect(wordsOfNewest(steps)).toBe('consolidated')
  expect(wordsOfNewest([])).toBeUndefined()
})
