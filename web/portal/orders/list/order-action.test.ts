import { expect, test } from 'vitest'
import { likelyAction, otherActions } from './order-action.ts'

test('the visible action of an order is what it waits for, and no other is lost', () => {
  const of = (...actions: Parameters<typeof otherActions>[0]['actions']) => [
    likelyAction({ actions }),
    otherActions({ actions }),
  ]
  expect(of('pay', 'details', 'edit', 'delete')).toEqual(['pay', ['details', 'edit', 'delete']])
  expect(of('details', 'pay', 'decide')).toEqual(['decide', ['details', 'pay']])
  expect(of('details', 'track', 'confirm')).toEqual(['confirm', ['details', 'track']])
  expect(of('details', 'track')).toEqual(['details', ['track']])
})
