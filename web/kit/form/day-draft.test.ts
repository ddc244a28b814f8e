import { expect, test } from 'vitest'
import { dayDraft, dayToApply, heardDay, isBackwards } from './day-draft.ts'

const whole = (typed: string) => dayToApply({ typed, isPartial: false })

test('a year that is still being typed is not applied, and the finished one is', () => {
  for (const year of ['0002', '0020', '0202', '1926', '2126', '20266'])
    expect(whole(`${year}-10-21`), year).toBeUndefined()
  expect(whole('2026-10-21')).toBe('2026-10-21')
})

test('an emptied field means no day, and a field that is only partly filled in means nothing yet', () => {
  expect(whole('')).toBe('')
  expect(dayToApply({ typed: '', isPartial: true })).toBeUndefined()
})

test('what is typed stays until the page changes the day by itself', () => {
  const typing = { ...dayDraft('2026-10-21'), typed: '0002-10-21' }
  expect(heardDay(typing, '2026-10-21').typed).toBe('0002-10-21')
  expect(heardDay(typing, '').typed).toBe('')
})

test('a range runs backwards only if both ends are known', () => {
  expect(isBackwards('2026-10-22', '2026-10-21')).toBe(true)
  expect(isBackwards('2026-10-21', '2026-10-21')).toBe(false)
  expect(isBackwards('2026-10-22', '')).toBe(false)
  expect(isBackwards('', '2026-10-21')).toBe(false)
})
