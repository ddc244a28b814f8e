import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followOtherTabs } from './other-tabs.ts'

let token: string | null = null
let turns: string[] = []
let page = new EventTarget()

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  turns = []
  token = 'of meiling'
  followOtherTabs(
    { token: () => token },
    { onSignedOut: () => turns.push('signed out'), onSomebodyElse: () => turns.push('somebody else') },
  )
})
afterEach(() => vi.unstubAllGlobals())

const tell = (type: string, told: object) => page.dispatchEvent(Object.assign(new Event(type), told))
const stored = (key: string | null, oldValue: string | null, newValue: string | null) => {
  token = newValue
  tell('storage', { key, oldValue, newValue })
}

test('signing out in one tab ends the session in the others', () => {
  stored('token', 'of meiling', null)
  expect(turns).toEqual(['signed out'])
})

test('storage that was emptied altogether is a session that ended', () => {
  stored(null, null, null)
  expect(turns).toEqual(['signed out'])
})

test('someone else who signs in elsewhere finds nothing of the previous person', () => {
  stored('token', 'of meiling', 'of chiho')
  expect(turns).toEqual(['somebody else'])
})

test('a page on which nobody was signed in stays as it is, and so does one when other keys change', () => {
  stored('token', null, 'of chiho')
  stored('lang', 'cn', 'en')
  expect(turns).toEqual([])
})

test.each([
  [null, ['signed out']],
  ['of chiho', ['somebody else']],
  ['of meiling', []],
])('a page kept for "back" looks who is signed in when it comes again: %s', (now, expected) => {
  tell('pagehide', {})
  token = now
  tell('pageshow', { persisted: true })
  expect(turns).toEqual(expected)
})

test('a reloaded page has nothing to look after', () => {
  tell('pagehide', {})
  token = null
  tell('pageshow', { persisted: false })
  expect(turns).toEqual([])
})
