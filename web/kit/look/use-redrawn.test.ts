import { expect, test } from 'vitest'
import { redrawn } from './use-redrawn.ts'

const empty = { seen: '', asked: '', times: 0 }

test('fields stay as they are when the page seeks what they asked for', () => {
  const asked = { ...empty, asked: 'JH1' }
  expect(redrawn(asked, '')).toBe(asked)
  expect(redrawn(asked, 'JH1')).toEqual({ seen: 'JH1', asked: 'JH1', times: 0 })
})

test('fields are redrawn when the filters are changed elsewhere, also back to what they began with', () => {
  const found = { seen: 'JH1', asked: 'JH1', times: 0 }
  expect(redrawn(found, '')).toEqual({ seen: '', asked: '', times: 1 })
  expect(redrawn(empty, 'JH2')).toEqual({ seen: 'JH2', asked: 'JH2', times: 1 })
})
