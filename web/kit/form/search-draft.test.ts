import { expect, test } from 'vitest'
import { heard, searchDraft } from './search-draft.ts'

const asking = (typed: string) => ({ ...searchDraft('', 'a'), typed, sent: typed.trim() })

test('what is typed while the answer is on its way stays, also when the answer comes', () => {
  const more = { ...asking('cat'), typed: 'cat tun' }
  expect(heard(more, '', 'a').typed).toBe('cat tun')
  expect(heard(more, 'cat', 'b').typed).toBe('cat tun')
})

test('a space after a word is not removed while someone is still typing', () => {
  expect(heard(asking('cat '), 'cat', 'b').typed).toBe('cat ')
})

test('a search that is given up elsewhere is given up in the field, and can be taken up again', () => {
  const found = heard(asking('cat'), 'cat', 'b')
  const cleared = heard(found, '', 'c')
  expect(cleared.typed).toBe('')
  expect(heard(cleared, 'cat', 'd').typed).toBe('cat')
})

test('a search that the same press sent and cleared is cleared in the field', () => {
  expect(heard(asking('cat'), '', 'c').typed).toBe('')
})

test('what is not searched yet stays when the page changes otherwise', () => {
  expect(heard({ ...searchDraft('', 'a'), typed: 'ca' }, '', 'b').typed).toBe('ca')
})
