import { expect, test } from 'vitest'
import { heard, searchDraft } from './search-draft.ts'

const asking = (typed: string) => ({ ...searchDraft(''), typed, sent: typed.trim() })

test('what is typed while the answer is on its way stays, also when the answer comes', () => {
  const more = { ...asking('cat'), typed: 'cat tun' }
  expect(heard(more, '').typed).toBe('cat tun')
  expect(heard(more, 'cat').typed).toBe('cat tun')
})

test('a space after a word is not removed while someone is still typing', () => {
  expect(heard(asking('cat '), 'cat').typed).toBe('cat ')
})

test('a search that is given up elsewhere is given up in the field, and can be taken up again', () => {
  const found = heard(asking('cat'), 'cat')
  const cleared = heard(found, '')
  expect(cleared.typed).toBe('')
  expect(heard(cleared, 'cat').typed).toBe('cat')
})
