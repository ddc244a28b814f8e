import { expect, test } from 'vitest'
import { redrawn } from './use-redrawn.ts'

const empty = { seen: '', sent: '', times: 0 }

test('fields stay as they are when the page seeks what they asked for', () => {
  const sent = { ...empty, sent: 'JH1' }
  expect(redrawn(sent, '')).toBe(sent)
  expect(redrawn(sent, 'JH1')).toEqual({ seen: 'JH1', sent: 'JH1', times: 0 })
})

test('fields are redrawn when the filters are changed elsewhere, also back to what they began with', () => {
  const found = { seen: 'JH1', sent: 'JH1', times: 0 }
  expect(redrawn(found, '')).toEqual({ seen: '', sent: '', times: 1 })
  expect(redrawn(empty, 'JH2')).toEqual({ seen: 'JH2', sent: 'JH2', times: 1 })
})
