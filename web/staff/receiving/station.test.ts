import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingMeasured, toReceipt } from './receipt-values.ts'
import * as table from './station.ts'
import type { Hand, Station } from './station.ts'

const values = { ...nothingMeasured, actualWeightG: 1200, lengthMm: 300, widthMm: 200, heightMm: 100 }
const untouched: Hand = { values: nothingMeasured, isTouched: false }
const touched: Hand = { values, isTouched: true }
const refusal = { sentence: 'No', fields: {}, isKnown: true }

const seal = (station: Station, weightG = 1200) => {
  const typed = { ...values, actualWeightG: weightG }
  const receipt = toReceipt(typed, station.atHand?.trackingNumber ?? '', 'here')
  return table.sealed(station, typed, { receipt, idempotencyKey: `key ${station.atHand?.scan}` })
}
const scanAll = (numbers: readonly string[]) =>
  numbers.reduce((station, number) => table.scanned(station, number, untouched), table.emptyStation)
const numbersIn = (list: readonly { readonly trackingNumber: string }[]) => list.map((each) => each.trackingNumber)

type Step = 'scan' | 'seal' | 'saved' | 'refused' | 'duplicate' | 'drop' | 'open' | 'remove'
const steps = fc.array(
  fc.record({
    step: fc.constantFrom<Step>(
      'scan',
      'scan',
      'scan',
      'seal',
      'seal',
      'saved',
      'refused',
      'duplicate',
      'drop',
      'open',
      'remove',
    ),
    isTouched: fc.boolean(),
  }),
  { maxLength: 60 },
)

test('whatever happens, each scanned number is in exactly one place until it is received or removed', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let station = table.emptyStation
      const gone: string[] = []
      const made: string[] = []
      for (const { step, isTouched } of all) {
        const hand = isTouched ? touched : untouched
        const before = station
        if (step === 'scan') {
          made.push(`YT${made.length}`)
          station = table.scanned(station, `YT${made.length - 1}`, hand)
          if (before.atHand === null && before.saving.length === 0) gone.push(...numbersIn(before.duplicates))
        }
        if (step === 'seal') station = seal(station)
        if (step === 'saved') {
          gone.push(...numbersIn(station.saving.slice(0, 1)))
          station = table.saved(station)
        }
        if (step === 'refused') station = table.refused(station, refusal)
        if (step === 'duplicate') station = table.refusedAsDuplicate(station)
        if (step === 'drop') {
          if (station.atHand) gone.push(station.atHand.trackingNumber)
          station = table.dropped(station)
        }
        const other = [...station.returned, ...station.waiting][0]
        if (step === 'open' && other) station = table.opened(station, other.scan, hand)
        if (step === 'remove' && other) {
          gone.push(other.trackingNumber)
          station = table.removed(station, other.scan)
        }
        const { atHand, waiting, saving, returned, duplicates } = station
        const held = [...(atHand ? [atHand] : []), ...waiting, ...saving, ...returned, ...duplicates]
        expect([...numbersIn(held), ...gone].sort()).toEqual([...made].sort())
        if (atHand === null) expect(waiting).toEqual([])
        for (const each of saving) expect(each.sent.receipt.trackingNumber).toBe(each.trackingNumber)
        for (const each of returned) expect(each.refusal?.sent.receipt.trackingNumber).toBe(each.trackingNumber)
      }
    }),
  )
})

test('numbers come to hand, and are sent, in the order in which they were scanned', () => {
  const numbers = ['YT1', 'YT2', 'YT3', 'YT4']
  const station = numbers.reduce((each) => seal(each), scanAll(numbers))
  expect(numbersIn(station.saving)).toEqual(numbers)
  expect(station).toMatchObject({ atHand: null, waiting: [] })
})

test('what a closed tab left is joined to what was scanned since: nothing is lost or doubled, the earlier is sent first', () => {
  const earlier = seal(seal(scanAll(['YT1', 'YT2', 'YT3'])))
  const now = seal(scanAll(['YT4', 'YT5', 'YT6']))
  const both = table.joined(now, earlier)
  expect(both.atHand?.trackingNumber).toBe('YT5')
  expect(numbersIn(both.saving)).toEqual(['YT1', 'YT2', 'YT4'])
  expect(numbersIn(both.waiting)).toEqual(['YT3', 'YT6'])
  const scans = [both.atHand, ...both.saving, ...both.waiting].map((each) => each?.scan)
  expect(new Set(scans).size).toBe(6)
  expect(table.scanned(both, 'YT7', touched).waiting.at(-1)).toMatchObject({ trackingNumber: 'YT7', scan: 7 })
})

test('a refusal while the next one is measured waits beside it and takes nothing of it', () => {
  const station = table.refused(seal(scanAll(['YT1', 'YT2']), 700), refusal)
  expect(station.atHand).toMatchObject({ trackingNumber: 'YT2', values: nothingMeasured, refusal: null })
  expect(station.returned).toMatchObject([{ trackingNumber: 'YT1', values: { actualWeightG: 700 }, refusal }])
  const opened = table.opened(station, station.returned[0]?.scan ?? 0, touched)
  expect(opened.atHand).toMatchObject({ trackingNumber: 'YT1', values: { actualWeightG: 700 } })
  expect(opened.waiting).toMatchObject([{ trackingNumber: 'YT2', values }])
})

test('a refusal with nothing in hand comes to hand, and a new scan goes before it as long as nobody touches it', () => {
  const back = table.refused(seal(scanAll(['YT1'])), refusal)
  expect(back.atHand?.trackingNumber).toBe('YT1')
  expect(table.scanned(back, 'YT2', untouched)).toMatchObject({
    atHand: { trackingNumber: 'YT2' },
    returned: [{ trackingNumber: 'YT1' }],
  })
  expect(table.scanned(back, 'YT2', touched)).toMatchObject({
    atHand: { trackingNumber: 'YT1' },
    waiting: [{ trackingNumber: 'YT2' }],
  })
})

test('another try of the same receipt after a lost answer carries the same key, a changed one a new key', () => {
  const lost = table.refused(seal(scanAll(['YT1'])), { ...refusal, isKnown: false })
  const receipt = toReceipt(values, 'YT1', 'here')
  expect(table.earlierTry(lost, receipt)?.idempotencyKey).toBe('key 1')
  expect(table.earlierTry(lost, { ...receipt, actualWeightG: 1 })).toBeNull()
  expect(table.earlierTry(table.refused(seal(scanAll(['YT1'])), refusal), receipt)).toBeNull()
})

test('a member number goes to the parcel at hand, waits for the next one, or the keeper is asked', () => {
  const one = scanAll(['YT1'])
  expect(table.whoseLabel(table.emptyStation, null, 'JY1')).toBe('next')
  expect(table.whoseLabel(one, untouched, 'JY1')).toBe('atHand')
  const labelled: Hand = { values: { ...values, memberNumber: 'jy1' }, isTouched: true }
  expect(table.whoseLabel(one, labelled, 'JY1')).toBe('again')
  expect(table.whoseLabel(one, labelled, 'JY2')).toBe('ask')
  expect(table.whoseLabel(scanAll(['YT1', 'YT2']), untouched, 'JY1')).toBe('ask')
  const next = table.scanned(table.labelled(table.emptyStation, { memberNumber: 'JY1', isForNext: true }), 'YT1', null)
  expect(next).toMatchObject({ atHand: { values: { memberNumber: 'JY1' } }, label: null })
})

test('a member number that needs a decision is given to no parcel automatically', () => {
  const asked = table.labelled(scanAll(['YT1', 'YT2']), { memberNumber: 'JY1', isForNext: false })
  const later = table.scanned(table.dropped(table.dropped(asked)), 'YT3', null)
  expect(later.atHand?.values.memberNumber).toBe('')
  expect(table.labelOf(asked, asked.waiting[0]?.scan ?? 0, 'JY1')).toMatchObject({
    label: null,
    waiting: [{ trackingNumber: 'YT2', values: { memberNumber: 'JY1' } }],
  })
})

test('a number that is held is known as such until it was received; a duplicate may be scanned again at once', () => {
  const station = seal(scanAll(['YT1', 'YT2', 'YT3']))
  expect(['YT1', 'YT2', 'YT3', 'YT4'].map((number) => table.holds(station, number))).toEqual([true, true, true, false])
  expect(table.holds(table.saved(station), 'YT1')).toBe(false)
  expect(table.holds(table.refusedAsDuplicate(station), 'YT1')).toBe(false)
})
