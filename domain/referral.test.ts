import { expect, test } from 'vitest'
import {
  isThrowAway,
  mailboxOfEmail,
  reasonsToHold,
  referralCan,
  type ReferralSignals,
  referralStates,
} from './referral.ts'

const limits = { perMonth: 20, inAll: 100, perNetworkDay: 5 }
const fine: ReferralSignals = {
  isInviterActive: true,
  hasSamePhone: false,
  hasSameMailbox: false,
  hasSameReceiver: false,
  hasSameDevice: false,
  hasSamePayer: false,
  hasThrowAwayMail: false,
  fromNetwork: 4,
  paidThisMonth: 19,
  paidInAll: 99,
}

test('a friend with no signal is rewarded at once', () => {
  expect(reasonsToHold(fine, limits)).toEqual([])
})

test.each<[Partial<ReferralSignals>, readonly string[]]>([
  [{ isInviterActive: false }, ['inviterInactive']],
  [{ hasSamePhone: true }, ['samePhone']],
  [{ hasSameMailbox: true }, ['sameEmail']],
  [{ hasSameReceiver: true }, ['sameReceiver']],
  [{ hasSameDevice: true }, ['sameDevice']],
  [{ hasSamePayer: true }, ['samePayer']],
  [{ hasThrowAwayMail: true }, ['throwAwayMail']],
  [{ fromNetwork: 5 }, ['sameNetwork']],
  [{ paidThisMonth: 20 }, ['monthCap']],
  [{ paidInAll: 100 }, ['totalCap']],
  [{ hasSamePhone: true, paidThisMonth: 20, paidInAll: 100 }, ['samePhone', 'monthCap', 'totalCap']],
])('with %j the reward waits', (signal, reasons) => {
  expect(reasonsToHold({ ...fine, ...signal }, limits)).toEqual(reasons)
})

test.each([
  ['mei.ling+1@gmail.com', 'meiling@gmail.com'],
  ['meiling@googlemail.com', 'meiling@gmail.com'],
  ['mei.ling+shop@example.com', 'mei.ling@example.com'],
  ['meiling@example.com', 'meiling@example.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOfEmail(address)).toBe(mailbox)
})

test('addresses that last for minutes are known, those of examples and tests are not among them', () => {
  expect(['a@mailinator.com', 'a@yopmail.com'].map(isThrowAway)).toEqual([true, true])
  expect(['a@example.com', 'a@shop.test', 'a@gmail.com', 'a@notmailinator.com'].map(isThrowAway)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('every pair of state and event is answered as the table says', () => {
  const allowed = referralStates.map((state) =>
    (['reward', 'hold', 'release', 'lapse', 'void'] as const).filter((event) => referralCan[event]({ state })),
  )
  expect(allowed).toEqual([['reward', 'hold', 'lapse', 'void'], ['release', 'void'], ['void'], []])
})
