import { expect, test } from 'vitest'
import {
  claimActions,
  claimCan,
  claimPause,
  type ClaimStatus,
  claimStatuses,
  needsTwoPeople,
  type UnclaimedState,
  unclaimedCan,
  unclaimedStates,
} from './claim.ts'

/** The table inverted: what may happen in each state. */
const allowed: Record<ClaimStatus, string> = {
  under_review: 'withdraw approveFirst approve reject lose',
  approved: 'revoke',
  rejected: 'resubmit',
  withdrawn: 'resubmit',
}
const allowedParcel: Record<UnclaimedState, string> = {
  to_be_claimed: 'approveClaim assign dispose describe',
  claimed: 'revoke',
}

// Proves R-489
test.each(claimStatuses)('a claim that is %s allows the listed moves and no others', (status) => {
  const taken = Object.entries(claimCan).filter(([, may]) => may({ status }))
  expect(taken.map(([event]) => event).join(' ')).toBe(allowed[status])
})

test.each(unclaimedStates)('an unclaimed parcel that is %s allows the listed moves and no others', (state) => {
  const taken = Object.entries(unclaimedCan).filter(([, may]) => may({ state }))
  expect(taken.map(([event]) => event).join(' ')).toBe(allowedParcel[state])
})

test.each([
  ['under_review', true, false, 'withdraw forecast details'],
  ['rejected', true, false, 'resubmit forecast details'],
  ['withdrawn', true, false, 'resubmit forecast details'],
  ['approved', false, true, 'forecast details'],
  // It is already in an order.
  ['approved', false, false, 'details'],
  // Somebody else has it.
  ['rejected', false, false, 'details'],
] as const)(
  'a claim that is %s (parcel waiting: %s, goods to declare: %s) offers its actions',
  (status, isWaiting, isDeclarable, actions) => {
    expect(claimActions({ status, isWaiting, isDeclarable }).join(' ')).toBe(actions)
  },
)

const patient = { missesThisHour: 4, missesThatDay: 9, openClaims: 4, claimsIn30Days: 19 }

test.each([
  [{}, null],
  [{ missesThisHour: 5 }, 'hour'],
  [{ missesThatDay: 10, missesThisHour: 5 }, 'day'],
  [{ openClaims: 5 }, 'open'],
  [{ claimsIn30Days: 20 }, 'month'],
])('after %j a member waits for: %s', (tries, pause) => {
  expect(claimPause({ ...patient, ...tries })).toBe(pause)
})

test.each([
  [1, 0, 0, false],
  [2, 0, 100_000, false],
  [3, 0, 0, true],
  [1, 0, 100_001, true],
  [1, 1, 0, false],
  [1, 2, 0, true],
  [2, 1, 0, true],
])(
  '%i who want it beside %i whom the same person rejected, and goods of %i: two people decide: %s',
  (openClaims, rejectedByMe, goodsValueMinor, isTwo) => {
    expect(needsTwoPeople({ openClaims, rejectedByMe, goodsValueMinor })).toBe(isTwo)
  },
)
