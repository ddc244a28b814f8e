import { can, type Moves } from './moves.ts'

export const auditStatuses = ['pending', 'approved', 'rejected'] as const
export const rechargeStatuses = ['not_credited', 'credited', 'reversed'] as const

export type AuditStatus = (typeof auditStatuses)[number]
export type RechargeStatus = (typeof rechargeStatuses)[number]

/** The two codes of a bank transfer as one state: only these five pairs exist. */
export const bankTransferStates = {
  pending: { auditStatus: 'pending', rechargeStatus: 'not_credited' },
  rejected: { auditStatus: 'rejected', rechargeStatus: 'not_credited' },
  approved: { auditStatus: 'approved', rechargeStatus: 'not_credited' },
  credited: { auditStatus: 'approved', rechargeStatus: 'credited' },
  reversed: { auditStatus: 'approved', rechargeStatus: 'reversed' },
} as const satisfies Record<string, { auditStatus: AuditStatus; rechargeStatus: RechargeStatus }>

export type BankTransferState = keyof typeof bankTransferStates

type BankTransfer = { readonly auditStatus: AuditStatus; readonly rechargeStatus: RechargeStatus }

/** The state table of bank transfers. */
export const bankTransferMoves = {
  submit: { from: [null], to: 'pending' },
  edit: { from: ['pending', 'rejected'], to: 'pending' },
  delete: { from: ['pending', 'rejected'], to: null },
  approve: { from: ['pending'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  credit: { from: ['approved'], to: 'credited' },
  // A second call gets the entry of the first.
  creditAgain: { from: ['credited'], to: 'same' },
  withdrawApproval: { from: ['approved'], to: 'pending' },
  reverse: { from: ['credited'], to: 'reversed' },
} as const satisfies Moves<BankTransferState>

export type BankTransferEvent = keyof typeof bankTransferMoves

export const bankTransferCan = can(bankTransferMoves, bankTransferState)

/** null for an impossible pair, such as a credit on a rejected voucher. */
export function bankTransferState({ auditStatus, rechargeStatus }: BankTransfer): BankTransferState | null {
  if (auditStatus !== 'approved') return rechargeStatus === 'not_credited' ? auditStatus : null
  return rechargeStatus === 'not_credited' ? 'approved' : rechargeStatus
}
