import { expect, test, vi } from 'vitest'
import { createTicks } from './ticks.ts'

interface Row {
  readonly id: string
  readonly weight?: number
}

const ticks = () => createTicks<Row>(({ id }) => id)

test('rows stay ticked while others come and go, and a row that was read again is the newer one', () => {
  const own = ticks()
  own.set([{ id: 'a' }, { id: 'b' }], true)
  own.set([{ id: 'a', weight: 2 }], true)
  own.set([{ id: 'b' }], false)
  expect(own.rows()).toEqual([{ id: 'a', weight: 2 }])
  expect([own.has({ id: 'a' }), own.has({ id: 'b' })]).toEqual([true, false])
})

test('rows that are gone are no longer ticked, whichever page they were on', () => {
  const own = ticks()
  own.set([{ id: 'a' }, { id: 'b' }, { id: 'c' }], true)
  own.drop(['a', 'c', 'never ticked'])
  expect(own.rows()).toEqual([{ id: 'b' }])
})

test('the list is the same object until something changes, and each change is told once', () => {
  const own = ticks()
  const told = vi.fn()
  const stop = own.subscribe(told)
  own.set([{ id: 'a' }, { id: 'b' }], true)
  expect(own.rows()).toBe(own.rows())
  expect(told).toHaveBeenCalledTimes(1)
  own.clear()
  expect(own.rows()).toEqual([])
  stop()
  own.set([{ id: 'c' }], true)
  expect(told).toHaveBeenCalledTimes(2)
})
