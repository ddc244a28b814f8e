import { beforeEach, expect, test, vi } from 'vitest'
import { read, sourceFiles } from '#test/source-files.ts'
import { storageOf } from '#test/storage-of.ts'
import { isSearchKeyOn, meansSearch, switchSearchKey } from './search-key.ts'

/** A stand-in for an element inside something of this kind. */
class FakeElement extends EventTarget {
  readonly around: string

  constructor(around: string) {
    super()
    this.around = around
  }

  closest(kinds: string): FakeElement | null {
    return kinds.split(', ').includes(this.around) ? this : null
  }
}

let stored = new Map<string, string>()
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('localStorage', storageOf(stored))
})

const pressed = { key: '/', ctrlKey: false, altKey: false, metaKey: false, target: new FakeElement('main') }

test('the key goes to the search until it is switched off, and again once it is switched on (WCAG 2.1.4)', () => {
  expect([isSearchKeyOn(), meansSearch(pressed)]).toEqual([true, true])
  switchSearchKey(false)
  expect([isSearchKeyOn(), meansSearch(pressed)]).toEqual([false, false])
  switchSearchKey(true)
  expect([isSearchKeyOn(), meansSearch(pressed)]).toEqual([true, true])
})

test('the device keeps the choice, and nothing is kept of who never made one', () => {
  expect([...stored]).toEqual([])
  switchSearchKey(false)
  expect([...stored]).toEqual([['search-key', 'off']])
  switchSearchKey(true)
  expect([...stored]).toEqual([])
})

test.each(['input', 'textarea', 'select', '[role="dialog"]'])('pressed inside %s it stays a key', (around) => {
  expect(meansSearch({ ...pressed, target: new FakeElement(around) })).toBe(false)
})

test('other keys, and the key together with another, mean something else', () => {
  for (const other of [{ key: '?' }, { ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(meansSearch({ ...pressed, ...other })).toBe(false)
})

test('no page listens for another key of one character, which nobody could switch off', () => {
  const keys = sourceFiles('web').flatMap((path) =>
    [...read(path).matchAll(/useHotkeys(?:AtOnce)?\(([\s\S]*?)\n? *\)\n/g)].flatMap(([, keys = '']) =>
      [...keys.matchAll(/\['([^']+)'/g)].map(([, key]) => key),
    ),
  )
  expect(keys).toEqual(expect.arrayContaining(['F2', 'F8', 'Escape']))
  expect(keys.filter((key) => key?.length === 1)).toEqual([])
})
