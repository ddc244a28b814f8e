import { expect, test } from 'vitest'
import {
  auditStatuses,
  type BankTransferState,
  bankTransferCan,
  bankTransferState,
  bankTransferStates,
  rechargeStatuses,
} from './bank-transfer.ts'

/** The table inverted: what may happen in each state. */
const allowed: Record<BankTransferState, string> = {
  pending: 'edit delete approve reject',
  rejected: 'edit delete',
  approved: 'credit withdrawApproval',
  credited: 'creditAgain reverse',
  reversed: '',
}

const pairs = auditStatuses.flatMap((auditStatus) =>
  rechargeStatuses.map((rechargeStatus) => ({ auditStatus, rechargeStatus })),
)

test.each(pairs)('a transfer that is $auditStatus and $rechargeStatus allows what the table lists', (transfer) => {
  const state = bankTransferState(transfer)
  const taken = Object.entries(bankTransferCan).filter(([, may]) => may(transfer))
  expect(taken.map(([event]) => event).join(' ')).toBe(state === null ? '' : allowed[state])
})

test('each state is one pair of codes and back', () => {
  for (const [state, pair] of Object.entries(bankTransferStates)) expect(bankTransferState(pair)).toBe(state)
  expect(pairs.filter((pair) => bankTransferState(pair) !== null)).toHaveLength(5)
})
