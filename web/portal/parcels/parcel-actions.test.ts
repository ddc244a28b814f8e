import { expect, test } from 'vitest'
import { actionsOn } from './parcel-actions.ts'

const forecast = {
  status: 'forecast',
  abnormal: null,
  transferState: null,
  orderId: null,
  canEdit: true,
  canDelete: true,
} as const
const fault = (code: string, blocking: boolean) => ({ code, text: '', blocking, also: [] })

test('the first action is the one that the parcel waits for', () => {
  const first = (change: object) => actionsOn({ ...forecast, ...change })[0]
  expect(first({})).toBe('edit')
  expect(first({ status: 'in_stock', canDelete: false })).toBe('apply')
  expect(first({ status: 'in_stock', abnormal: fault('WRONG_WAREHOUSE', false) })).toBe('choose')
  const moving = { status: 'in_stock', abnormal: fault('WRONG_WAREHOUSE', true), canEdit: false, canDelete: false }
  expect(first({ ...moving, transferState: 'asked' })).toBe('track')
  expect(first({ status: 'in_stock', abnormal: fault('PROHIBITED', true), canEdit: false })).toBe('track')
  expect(first({ status: 'packing', orderId: 'order', canEdit: false, canDelete: false })).toBe('order')
})

test('what the server does not allow is not offered, and every parcel can be tracked', () => {
  expect(actionsOn({ ...forecast, canEdit: false, canDelete: false })).toEqual(['track'])
  expect(actionsOn({ ...forecast, status: 'in_stock', canDelete: false })).toEqual(['apply', 'edit', 'track'])
  expect(actionsOn(forecast)).toEqual(['edit', 'track', 'delete'])
})
