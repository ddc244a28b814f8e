import { storageOf } from '#test/storage-of.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { nothingMeasured, toReceipt } from './receipt-values.ts'
import { keepQueue, readQueue } from './queue-store.ts'
import { recallQueue, recallStation, rememberStation } from './station-store.ts'
import * as table from './station.ts'

const key = btoa('0123456789abcdef0123456789abcdef')
const otherKey = btoa('fedcba9876543210fedcba9876543210')
const values = { ...nothingMeasured, actualWeightG: 1200, lengthMm: 300, widthMm: 200, heightMm: 100 }
const receipt = toReceipt(values, 'YT1', 'here')
const scanned = table.scanned(table.emptyStation, 'YT1', null)
const unsent = table.sealed(scanned, values, { receipt, idempotencyKey: 'key 1', completedAtMs: 1_000 })
const written = () => keepQueue('nowhere', null, null)

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf())
  vi.stubGlobal('sessionStorage', storageOf(new Map([['station-queue-key', key]])))
})

test('after a reload the same person’s receipts are still to be sent, under the same key and with the time of their scan', () => {
  rememberStation('here', 'keeper', unsent)
  expect(recallStation('here', 'keeper')).toEqual(unsent)
  expect(recallStation('there', 'keeper')).toEqual(table.emptyStation)
})

test('what somebody else measured is not sent under another name: it waits until the person has looked at it', () => {
  rememberStation('here', 'keeper', unsent)
  const { saving, returned } = recallStation('here', 'packer')
  expect(saving).toEqual([])
  expect(returned).toMatchObject([
    { trackingNumber: 'YT1', refusal: { isKnown: false, sent: { idempotencyKey: 'key 1' } } },
  ])
  // Whoever presses receives it at that moment.
  expect(returned[0]?.refusal?.sent.completedAtMs).toBeUndefined()
})

test('what a page before this one kept, without the time of the scan, is still sent', () => {
  const { saving, ...station } = unsent
  const older = saving.map(({ sent, ...each }) => ({
    ...each,
    sent: { receipt: sent.receipt, idempotencyKey: 'key 1' },
  }))
  rememberStation('here', 'keeper', { ...station, saving: older })
  expect(recallStation('here', 'keeper').saving.map(({ sent }) => sent.idempotencyKey)).toEqual(['key 1'])
})

test('a new tab of the station takes up what a closed one left, and nothing once all was received', async () => {
  rememberStation('here', 'keeper', unsent)
  await written()
  expect(await recallQueue('here', 'keeper')).toEqual(unsent)
  rememberStation('here', 'keeper', table.saved(unsent))
  await written()
  expect(await recallQueue('here', 'keeper')).toBeNull()
})

test('on the device no number and no weight can be read, and without the station’s key nothing is', async () => {
  rememberStation('here', 'keeper', unsent)
  await written()
  const stored = localStorage.getItem('station-queue:here') ?? ''
  expect(stored.length).toBeGreaterThan(100)
  expect(atob(stored)).not.toContain('YT1')
  expect(await readQueue('here', otherKey)).toBeNull()
  expect(await readQueue('here', key)).toMatchObject({ staffId: 'keeper' })
})

test('on somebody’s own device, which has no key, nothing outlives the tab', async () => {
  sessionStorage.removeItem('station-queue-key')
  rememberStation('here', 'keeper', unsent)
  await written()
  expect(localStorage.getItem('station-queue:here')).toBeNull()
})
