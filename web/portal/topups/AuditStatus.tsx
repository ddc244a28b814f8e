import { Second } from '#web/kit/list/Second.tsx'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import type { Transfer } from './transfer-form.ts'

const tones = { pending: 'wait', approved: 'done', rejected: 'bad' } as const satisfies Record<
  Transfer['auditStatus'],
  Tone
>

/** The status of the review, and why a voucher was rejected. */
export function AuditStatus({ transfer }: { readonly transfer: Transfer }) {
  return (
    <span>
      <StatusTag tone={tones[transfer.auditStatus]}>{transfer.auditText}</StatusTag>
      {transfer.auditReason && <Second>{transfer.auditReason}</Second>}
    </span>
  )
}
