import { expect, test } from 'vitest'
import { faultOf } from './open-camera.ts'

test('what the browser says becomes one of five sentences', () => {
  const named = (name: string) => faultOf(new DOMException('', name))
  expect(['NotAllowedError', 'SecurityError', 'NotFoundError', 'OverconstrainedError'].map(named)).toEqual([
    'denied',
    'denied',
    'none',
    'none',
  ])
  expect(['NotReadableError', 'AbortError', 'SomethingNew'].map(named)).toEqual(['busy', 'busy', 'failed'])
  expect(faultOf(new TypeError('no constraints'))).toBe('failed')
})
