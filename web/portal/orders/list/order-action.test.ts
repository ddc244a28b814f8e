import { expect, test } from 'vitest'
import { likelyAction, omittedBehind, omittedBeside, otherActions } from './order-action.ts'

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

test('a paid order can be cancelled from behind the button, and what only its page offers opens no empty menu', () => {
  expect(otherActions({ actions: ['cancel', 'track', 'details', 'receipt'] })).toEqual(['cancel', 'track'])
  expect(otherActions({ actions: ['details', 'receipt'] })).toEqual([])
})

test('each action of a row is either beside it or behind its button, never both', () => {
  const order = { actions: ['cancel', 'track', 'details', 'receipt'] } satisfies Parameters<typeof otherActions>[0]
  const shown = (omitted: readonly string[]) => order.actions.filter((action) => !omitted.includes(action))
  expect(shown(omittedBeside(order))).toEqual(['details'])
  expect(shown(omittedBehind(order))).toEqual(['cancel', 'track'])
})
