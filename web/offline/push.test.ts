import { expect, test, vi } from 'vitest'
import { addressOf, messageIn, openPushed, showPushed } from './push.ts'
import type { WorkerScope } from './worker-scope.ts'

const said = (words: unknown) => ({ json: () => words })

test('a message is shown only if it has a title, and its link is a page of ours', () => {
  expect(messageIn(said({ id: '1', title: 'Paid', text: 'x', link: '/orderDetails?id=1' }))).toEqual({
    id: '1',
    title: 'Paid',
    text: 'x',
    link: '/orderDetails?id=1',
  })
  expect(messageIn(said({ id: '1', title: 'Paid', link: '//evil.example' }))).toMatchObject({ link: null, text: '' })
  for (const strange of [null, 'x', {}, { id: '1', title: '' }]) expect(messageIn(said(strange))).toBeNull()
  expect(messageIn(null)).toBeNull()
  expect(
    messageIn({
      json: () => {
        throw new SyntaxError('x')
      },
    }),
  ).toBeNull()
})

test('a notification leads to its page, or to the list of all', () => {
  expect(addressOf('/packageList')).toBe('/web_site/packageList')
  for (const strange of [null, undefined, 'https://evil.example', '//evil.example'])
    expect(addressOf(strange)).toBe('/web_site/notices')
})

/** The part of a worker's surroundings that push messages need. */
function surroundings(windows: readonly string[]) {
  const showNotification = vi.fn(async () => {})
  const navigate = vi.fn(async () => ({ focus: async () => 'focused' }))
  const openWindow = vi.fn(async () => 'opened')
  const matchAll = async () => windows.map(() => ({ navigate }))
  const self = { registration: { showNotification }, clients: { matchAll, openWindow } } as unknown as WorkerScope
  return { self, showNotification, navigate, openWindow }
}
const waitUntil = () => {}

test('what is pushed is shown once by its id, and what cannot be read is not shown', async () => {
  const { self, showNotification } = surroundings([])
  await showPushed(self, { waitUntil, data: said({ id: 'n1', title: 'Paid', text: 'x', link: '/packageList' }) })
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Paid',
    expect.objectContaining({ body: 'x', tag: 'n1', data: { link: '/packageList' } }),
  )
  await showPushed(self, { waitUntil, data: null })
  expect(showNotification).toHaveBeenCalledTimes(1)
})

test('a notification that is pressed opens its page, in a window of the site if there is one', async () => {
  const close = vi.fn()
  const pressed = { waitUntil, notification: { close, data: { link: '/packageList' } } }
  const withWindow = surroundings(['one'])
  expect(await openPushed(withWindow.self, pressed)).toBe('focused')
  expect(withWindow.navigate).toHaveBeenCalledWith('/web_site/packageList')
  const without = surroundings([])
  expect(await openPushed(without.self, pressed)).toBe('opened')
  expect(without.openWindow).toHaveBeenCalledWith('/web_site/packageList')
  expect(close).toHaveBeenCalledTimes(2)
})
