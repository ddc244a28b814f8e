import { notificationsStore } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { showRefused, showWarning } from './toast.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'sh' })
})

const shown = () => notificationsStore.getState().notifications.map(({ message }) => message)

test('a failure that the call and its page both tell of stands once (M-12), another sentence beside it', () => {
  showWarning('no answer')
  showRefused(new Error('no answer'))
  showRefused(new Error('not yours'))
  expect(shown()).toEqual(['no answer', 'not yours'])
})

test('a refusal without a sentence, such as the end of a session, shows nothing', () => {
  const before = shown()
  showRefused(new Error(''))
  expect(shown()).toEqual(before)
})
