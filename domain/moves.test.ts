import { expect, test } from 'vitest'
import { bankTransferMoves, bankTransferStates } from './bank-transfer.ts'
import { claimMoves, claimStatuses, unclaimedMoves, unclaimedStates } from './claim.ts'
import { couponMoves, couponStates } from './coupon.ts'
import { disputeMoves, disputeStates } from './dispute.ts'
import { feedbackMoves, feedbackStatuses } from './feedback.ts'
import { memberMoves, memberStates, sessionMoves, sessionStates } from './member.ts'
import { can, type Move, type Moves } from './moves.ts'
import { orderMoves, orderStatuses } from './order.ts'
import { parcelMoves, parcelStatuses } from './parcel.ts'
import { referralMoves, referralStates } from './referral.ts'
import { runMoves, runStates } from './standing-rule.ts'

const tables: readonly [name: string, states: readonly string[], moves: Moves<string>][] = [
  ['parcel', parcelStatuses, parcelMoves],
  ['order', orderStatuses, orderMoves],
  ['bank transfer', Object.keys(bankTransferStates), bankTransferMoves],
  ['coupon', couponStates, couponMoves],
  ['unclaimed parcel', unclaimedStates, unclaimedMoves],
  ['claim', claimStatuses, claimMoves],
  ['run of a standing rule', runStates, runMoves],
  ['dispute', disputeStates, disputeMoves],
  ['feedback', feedbackStatuses, feedbackMoves],
  ['member', memberStates, memberMoves],
  ['referral', referralStates, referralMoves],
  ['session', sessionStates, sessionMoves],
]

/** The states that transitions can reach, starting from nothing. */
function reachable(moves: Moves<string>): Set<string | null> {
  const reached = new Set<string | null>([null])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const { from, to } of Object.values(moves)) {
      if (to !== 'same' && from.some((state) => reached.has(state))) reached.add(to)
    }
  }
  return reached
}

test.each(tables)('every state of a %s can be reached, and no move leads anywhere else', (_, states, moves) => {
  expect(reachable(moves)).toEqual(new Set([null, ...states]))
})

test.each(tables)('every move of a %s starts in a state that exists, and in each once', (_, states, moves) => {
  for (const { from } of Object.values(moves)) {
    expect(from.every((state) => state === null || states.includes(state))).toBe(true)
    expect(from.length).toBeGreaterThan(0)
    expect(new Set(from).size).toBe(from.length)
  }
})

test.each(tables)('every pair of state and event that is not listed for a %s is refused', (_, states, moves) => {
  const plain = Object.entries(moves).map(([event, { from, to }]): [string, Move<string>] => [event, { from, to }])
  const ask = can(Object.fromEntries(plain), (state: string) => state)
  for (const [event, { from }] of plain) {
    for (const state of states)
      expect([event, state, ask[event]?.(state)]).toEqual([event, state, from.includes(state)])
  }
})

test('a thing that is not there can do nothing, not even begin again', () => {
  const ask = can(parcelMoves, () => null)
  expect(Object.values(ask).some((may) => may({ actualWeightG: 1, abnormal: null, transferState: null }))).toBe(false)
})
