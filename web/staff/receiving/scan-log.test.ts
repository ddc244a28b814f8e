import { expect, test } from 'vitest'
import { outcomeOf, type ScanLine, wasJustReceived, withLine, withUndone } from './scan-log.ts'

const line = (trackingNumber: string, at: number, outcome: ScanLine['outcome'] = 'matched'): ScanLine => ({
  trackingNumber,
  at,
  outcome,
  memberName: null,
  weightG: 1000,
})

test('the same number is ignored for sixty seconds after it was received, and not a moment longer', () => {
  const lines = [line('SF1420098812782', 1_000_000)]
  expect(wasJustReceived(lines, 'SF1420098812782', 1_000_000 + 59_999)).toBe(true)
  expect(wasJustReceived(lines, 'SF1420098812782', 1_000_000 + 60_000)).toBe(false)
  expect(wasJustReceived(lines, 'SF1420098812783', 1_000_001)).toBe(false)
})

test('a number that was refused as a duplicate may be scanned again at once', () => {
  const lines = [line('SF1420098812782', 1_000_000, 'duplicate'), line('SF1420098812782', 1_000_000, 'ignored')]
  expect(wasJustReceived(lines, 'SF1420098812782', 1_000_500)).toBe(false)
})

test('a receipt that was undone is marked so, and its number may be scanned again at once', () => {
  const lines = withUndone([{ ...line('SF1420098812782', 1_000_000), receiptId: 'r1' }, line('SF2', 1_000_000)], 'r1')
  expect(lines.map(({ outcome }) => outcome)).toEqual(['undone', 'matched'])
  expect(wasJustReceived(lines, 'SF1420098812782', 1_000_500)).toBe(false)
})

test('the list keeps the last twenty scans, newest first', () => {
  const lines = Array.from({ length: 25 }, (_, at) => line(`SF14200988${at}`, at)).reduce<ScanLine[]>(withLine, [])
  expect(lines).toHaveLength(20)
  expect(lines[0]?.at).toBe(24)
})

test('a parcel at the wrong warehouse is called so first of all, also where staff saw something else', () => {
  const abnormal = { code: 'DAMAGED', text: 'Damaged · Wrong warehouse', blocking: false, also: ['WRONG_WAREHOUSE'] }
  expect(outcomeOf({ result: 'matched', parcel: { abnormal } })).toBe('wrong_warehouse')
  expect(outcomeOf({ result: 'matched', parcel: { abnormal: { ...abnormal, also: [] } } })).toBe('matched')
  expect(outcomeOf({ result: 'duplicate', parcel: { abnormal } })).toBe('duplicate')
})
