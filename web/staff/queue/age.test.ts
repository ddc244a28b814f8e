import { textIn } from '#web/kit/text/use-text.ts'
import { expect, test } from 'vitest'
import { ageInWords } from './age.ts'
import { text } from './queue.text.ts'

const t = textIn(text, 'en')
const now = '2026-11-23T12:00:00+08:00'

test.each([
  ['2026-11-23T12:00:30+08:00', 'under 1 min'],
  ['2026-11-23T11:00:01+08:00', '59 min'],
  ['2026-11-23T11:00:00+08:00', '1 h'],
  ['2026-11-20T12:00:01+08:00', '71 h'],
  ['2026-11-20T12:00:00+08:00', '3 d'],
])('what has waited since %s is %s old', (since, words) => {
  expect(ageInWords(since, now, t)).toBe(words)
})
