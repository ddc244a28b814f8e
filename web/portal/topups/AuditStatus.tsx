import { Cell } from '#web/kit/list/Cell.tsx'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import type { Transfer } from './transfer-form.ts'

const tones = { pending: 'wait', approved: 'done', rejected: 'bad' } as const satisfies Record<
  Transfer['auditStatus'],
  Tone
>

export const AuditTag = ({ transfer }: { readonly transfer: Transfer }) => (
  <StatusTag tone={tones[transfer.auditStatus]}>{transfer.auditText}</StatusTag>
)

/** The status of the review, and why a voucher was rejected. */
export const AuditStatus = ({ transfer }: { readonly transfer: Transfer }) => (
  <Cell first={<AuditTag transfer={transfer} />} second={transfer.auditReason} />
)
