import { notificationsStore } from '@mantine/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#web/client/api.ts'
import { closeRefused, refusedNow } from './refused.ts'
import { showRefused, showWarning } from './toast.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'sh' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
})

const shown = () => notificationsStore.getState().notifications.map(({ message }) => message)

test('a failure that both the call and its page report is shown once (M-12), another sentence beside it', () => {
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

test('a refusal without a page that helps says what to do below its sentence', () => {
  showRefused(new Refusal(1005, 'changed meanwhile', { next: { text: 'reload the page', place: null } }))
  expect(notificationsStore.getState().notifications.at(-1)).toMatchObject({
    title: 'changed meanwhile',
    message: 'reload the page',
  })
})

test('a refusal with a link stays in a dialog until it is put away, and is never only a toast', () => {
  const before = shown()
  const refusal = new Refusal(3003, 'moved on', { next: { text: 'open the parcel', place: 'parcel', id: '0190' } })
  showRefused(refusal)
  expect(refusedNow()).toEqual({ refusal, isOpen: true })
  expect(shown()).toEqual(before)
  closeRefused()
  expect(refusedNow().isOpen).toBe(false)
})
