import type { Output } from '#contract/wire/operation.ts'
import type { staffBankTransfers } from '#contract/topups.ts'
import { type BankTransferState, bankTransferState } from '#domain/bank-transfer.ts'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { text } from './transfers.text.ts'

type Transfer = Output<typeof staffBankTransfers.audit>

/** Both statuses of a transfer, the second only when the first makes it relevant. */
export function TransferStatus({ transfer }: { readonly transfer: Transfer }) {
  const t = useText(text)
  const state = bankTransferState(transfer)
  return (
    <span className={desk.marks}>
      <StatusTag tone={state ? toneOf[state] : 'bad'}>
        {transfer.rechargeStatus === 'not_credited' ? transfer.auditText : transfer.rechargeText}
      </StatusTag>
      {transfer.needsSecondPerson && <StatusTag tone="wait">{t.secondPerson}</StatusTag>}
    </span>
  )
}

const toneOf: Readonly<Record<BankTransferState, Tone>> = {
  pending: 'wait',
  approved: 'hand',
  credited: 'done',
  rejected: 'bad',
  reversed: 'bad',
}
