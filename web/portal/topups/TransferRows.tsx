import { message } from '#contract/messages.ts'
import { bankTransfers } from '#contract/topups.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useConfirmDelete } from '#web/kit/message/confirm.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { Second } from '#web/kit/list/Second.tsx'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { When } from '#web/kit/look/When.tsx'
import { Button } from '@mantine/core'
import { AuditStatus } from './AuditStatus.tsx'
import { text } from './text.ts'
import type { Transfer } from './transfer-form.ts'

interface Props {
  readonly rows: readonly Transfer[]
  readonly onEdit: (transfer: Transfer) => void
}

/** what was submitted, with its review and its credit. */
export function TransferRows({ rows, onEdit }: Props) {
  const t = useText(text)
  return (
    <Rows
      rows={rows}
      label={t.listTitle}
      rowKey={(transfer) => transfer.id}
      cardTitle={(transfer) => transfer.transferNumber}
      columns={[
        {
          key: 'number',
          label: t.transferNumber,
          tableOnly: true,
          render: (transfer) => <span className="num">{transfer.transferNumber}</span>,
        },
        {
          key: 'amount',
          label: t.amount,
          align: 'end',
          render: (transfer) => <Money minor={transfer.amountMinor} currency={transfer.currency} />,
        },
        {
          key: 'proof',
          label: t.voucher,
          render: (transfer) => (
            <>
              <PhotoStrip
                photos={[{ fileId: transfer.id, url: transfer.proofImageUrl }]}
                of={transfer.transferNumber}
              />
              {transfer.bankRef && (
                <Second>
                  <span className="num">{transfer.bankRef}</span>
                </Second>
              )}
            </>
          ),
        },
        { key: 'submitted', label: t.submittedAt, render: (transfer) => <When at={transfer.submittedAt} /> },
        { key: 'audit', label: t.audit, render: (transfer) => <AuditStatus transfer={transfer} /> },
        { key: 'recharge', label: t.recharge, render: (transfer) => <Recharge transfer={transfer} /> },
      ]}
      actions={(transfer) => <TransferActions transfer={transfer} onEdit={onEdit} />}
    />
  )
}

function Recharge({ transfer }: { readonly transfer: Transfer }) {
  const t = useText(text)
  const { creditedMinor, creditedAt } = transfer
  return (
    <span>
      <StatusTag tone={rechargeTone(transfer)}>{transfer.rechargeText}</StatusTag>
      {creditedMinor !== null && (
        <>
          <Second>{t.fill('creditedAmount', { price: formatMoney(creditedMinor, transfer.currency) })}</Second>
          {creditedAt && (
            <Second>
              <When at={creditedAt} />
            </Second>
          )}
        </>
      )}
    </span>
  )
}

function rechargeTone({ rechargeStatus, auditStatus }: Transfer): Tone {
  if (rechargeStatus === 'credited') return 'done'
  return rechargeStatus === 'reversed' || auditStatus === 'rejected' ? 'bad' : 'wait'
}

function TransferActions({ transfer, onEdit }: { readonly transfer: Transfer; readonly onEdit: Props['onEdit'] }) {
  const t = useText(text)
  const askDelete = useConfirmDelete()
  const remove = useWrite(bankTransfers.delete, {
    refreshes: [bankTransfers.list],
    onDone: () => showSuccess(message('M-18', t.language)),
    onRefused: showRefused,
  })
  const deleteIt = async () => {
    if (await askDelete(transfer.transferNumber)) remove.mutate({ id: transfer.id })
  }
  return (
    <>
      {transfer.canEdit && (
        <Button variant="default" size="compact-md" onClick={() => onEdit(transfer)}>
          {t.edit}
          <OfRow name={transfer.transferNumber} />
        </Button>
      )}
      {transfer.canDelete && (
        <Button variant="default" size="compact-md" loading={remove.isPending} onClick={() => void deleteIt()}>
          {t.delete}
          <OfRow name={transfer.transferNumber} />
        </Button>
      )}
    </>
  )
}
