import { expect, test } from 'vitest'
import { askAbout, askedOf, firstNote, isOvertaken, waitsForAnother } from './decision.ts'

const claim = {
  id: 'a',
  version: 3,
  claimStatus: 'under_review',
  needsSecondPerson: false,
  firstYesByMe: false,
} as const
const decisions = ['accept', 'reject', 'picture'] as const

test('a claim under review is asked about; one that was decided or withdrawn is not', () => {
  for (const decision of decisions) {
    expect(askedOf(askAbout(decision, claim), claim)).toBe(decision)
    for (const claimStatus of ['approved', 'rejected', 'withdrawn'] as const)
      expect(askAbout(decision, { ...claim, claimStatus })).toBeNull()
  }
})

test('a decision on one claim never asks about another', () => {
  const asked = askAbout('accept', claim)
  const other = { ...claim, id: 'b' }
  expect(askedOf(asked, other)).toBeNull()
  expect(isOvertaken(asked, { ...other, version: 4 })).toBe(false)
})

test('a claim that changed is looked at again before it is decided', () => {
  const asked = askAbout('accept', claim)
  const changed = { ...claim, version: 4 }
  expect([askedOf(asked, changed), isOvertaken(asked, changed), isOvertaken(asked, claim)]).toEqual([null, true, false])
})

test('who said yes as the first of two waits for another, who may no longer be needed', () => {
  const first = { ...claim, needsSecondPerson: true, firstYesByMe: true }
  expect([waitsForAnother(first), askAbout('accept', first)]).toEqual([true, null])
  expect(askAbout('reject', first)).not.toBeNull()
  const alone = { ...first, needsSecondPerson: false }
  expect([waitsForAnother(alone), askedOf(askAbout('accept', alone), alone)]).toEqual([false, 'accept'])
})

test('the second of two reads the newest note of the first, and nobody reads one that no longer counts', () => {
  const step = { actorKind: 'staff', staffName: '管理员', at: '2026-03-04T10:00:00+08:00' } as const
  const history = [
    { ...step, event: 'approveFirst', note: 'Ask for the invoice' },
    { ...step, event: 'submit', note: '' },
    { ...step, event: 'approveFirst', note: 'Earlier' },
  ]
  expect(firstNote({ firstYesBy: '管理员', history })).toBe('Ask for the invoice')
  expect(firstNote({ firstYesBy: null, history })).toBe('')
})
