import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loneKeys } from './lone-key.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Presses these keys with a pause before each, in ms; returns what was heard. */
function heardOf(keys: string, pauses: readonly number[]) {
  const heard: string[] = []
  const lone = loneKeys((key) => heard.push(key))
  let at = 5000
  for (const [index, key] of [...keys].entries()) {
    const pause = pauses[index] ?? 0
    vi.advanceTimersByTime(pause)
    at += pause
    lone.press(key, at)
  }
  return { heard, lone, at }
}

test('a key that is pressed alone is heard once, shortly after', () => {
  const { heard } = heardOf('j', [0])
  expect(heard).toEqual([])
  vi.advanceTimersByTime(100)
  expect(heard).toEqual(['j'])
})

test('a person who presses J four times a second moves four rows', () => {
  const { heard } = heardOf('jjjj', [0, 150, 250, 250])
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['j', 'j', 'j', 'j'])
})

test.each([
  ['at once', [0]],
  ['with 40 ms between the keys', [0, 40, 40, 40, 40, 40, 40, 40]],
  ['held up once within', [0, 3, 3, 3, 700, 3, 3, 3]],
])('a scanned code is never heard as a shortcut: %s', (_name, pauses) => {
  const { heard, lone, at } = heardOf('jt00akr1', pauses)
  expect(lone.endsBurst(at + 5)).toBe(true)
  vi.advanceTimersByTime(2000)
  expect(heard).toEqual([])
})

test('the Enter of a person opens what has the focus', () => {
  const { lone, at } = heardOf('jj', [0, 300])
  expect(lone.endsBurst(at + 400)).toBe(false)
})

test('a key that was pressed just before something else happened is dropped, and the next one counts', () => {
  const { heard, lone, at } = heardOf('a', [0])
  lone.forget()
  vi.advanceTimersByTime(500)
  expect(heard).toEqual([])
  lone.press('r', at + 500)
  vi.advanceTimersByTime(500)
  expect(heard).toEqual(['r'])
})

test('letters that go on after their field has disappeared are no shortcuts; after a pause keys count again', () => {
  const heard: string[] = []
  const lone = loneKeys((key) => heard.push(key))
  lone.typed(5000)
  for (const at of [5200, 5600, 6400]) lone.press('a', at)
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual([])
  lone.press('a', 7401)
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['a'])
})

test('a key with Shift is no shortcut, and still belongs to the code around it', () => {
  const heard: string[] = []
  const lone = loneKeys((key) => heard.push(key))
  lone.press('', 1000)
  lone.press('a', 1010)
  vi.advanceTimersByTime(500)
  expect(heard).toEqual([])
})
