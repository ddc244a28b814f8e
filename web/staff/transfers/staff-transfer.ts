import type { Output } from '#contract/wire/operation.ts'
import type { staffBankTransfers } from '#contract/topups.ts'

/** A transfer as its page shows it, with others that may be the same money. */
export type StaffTransfer = Output<typeof staffBankTransfers.get>
