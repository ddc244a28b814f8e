import { afterEach, expect, test, vi } from 'vitest'
import { analyticsAnswer } from './analytics.ts'
import { keepHere, keptHere } from './device-storage.ts'
import { markSignedIn } from './signed-in.ts'
import { visitorToken } from './visitor-calls.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that refuses storage shows the public pages as on a first visit', () => {
  const toggled: unknown[] = []
  vi.stubGlobal('document', { documentElement: { toggleAttribute: (...words: unknown[]) => toggled.push(words) } })
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  try {
    keepHere('lang', 'sh')
    markSignedIn()
    expect([keptHere('lang'), visitorToken(), analyticsAnswer()]).toEqual([null, null, null])
    expect(toggled).toEqual([['data-signed-in', false]])
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage')
  }
})
