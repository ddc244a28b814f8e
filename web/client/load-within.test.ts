import { expect, test, vi } from 'vitest'
import { loadWithin } from './load-within.ts'

// Proves R-592
test('a part that hangs is given up after 120 s, not before (R-592)', async () => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  loadWithin(() => new Promise(() => {})).catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a part that arrives is handed on', async () => {
  expect(await loadWithin(async () => 'page')).toBe('page')
})
