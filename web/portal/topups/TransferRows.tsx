import { message } from '#contract/messages.ts'
import { bankTransfers } from '#contract/topups.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useConfirmDelete } from '#web/kit/message/confirm.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { Cell } from '#web/kit/list/Cell.tsx'
import { Facts } from '#web/kit/list/Facts.tsx'
import { type LineColumn, Lines, type LineSpec } from '#web/kit/list/Lines.tsx'
import { Thumb } from '#web/kit/list/Thumb.tsx'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { Day } from '#web/kit/list/Day.tsx'
import { When } from '#web/kit/look/When.tsx'
import { currencyText } from '#contract/currency.text.ts'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { AuditStatus, AuditTag } from './AuditStatus.tsx'
import { text as rowsText } from './rows.text.ts'
import { text } from './text.ts'
import type { Transfer } from './transfer-form.ts'

interface Props {
  readonly rows: readonly Transfer[]
  /** Stays the same. */
  readonly onEdit: (transfer: Transfer) => void
}

/** what was submitted, with its review and its credit. */
export function TransferRows({ rows, onEdit }: Props) {
  const t = useText(text)
  const spec = useMemo(
    (): LineSpec<Transfer> => ({
      columns: columnsIn(t),
      rowKey: (transfer) => transfer.id,
      name: (transfer) => transfer.transferNumber,
      note: (transfer) => transfer.auditReason,
      thumb: (transfer) => <Thumb url={transfer.proofImageUrl} />,
      details: (transfer) => <TransferFacts transfer={transfer} />,
      action: (transfer) =>
        transfer.canEdit && (
          <Button variant="default" size="sm" onClick={() => onEdit(transfer)}>
            {t.edit}
            <OfRow name={transfer.transferNumber} />
          </Button>
        ),
      menu: (transfer) => (transfer.canDelete ? () => <Delete transfer={transfer} /> : null),
      actionsWidth: 168,
    }),
    [t, onEdit],
  )
  return <Lines rows={rows} label={t.listTitle} spec={spec} />
}

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly LineColumn<Transfer>[] => [
  {
    key: 'number',
    label: t.transferNumber,
    width: 176,
    render: (transfer) => (
      <Cell
        first={<strong className="num">{transfer.transferNumber}</strong>}
        second={<Day at={transfer.submittedAt} />}
      />
    ),
  },
  {
    key: 'amount',
    label: t.amount,
    align: 'end',
    width: 120,
    card: 'end',
    render: (transfer) => <Money minor={transfer.amountMinor} currency={transfer.currency} />,
  },
  {
    key: 'submitted',
    label: t.submittedAt,
    width: 96,
    from: 'large',
    card: 'fact',
    render: (transfer) => <Day at={transfer.submittedAt} />,
  },
  {
    key: 'audit',
    label: t.audit,
    card: 'status',
    render: (transfer) => <AuditStatus transfer={transfer} />,
    onCard: (transfer) => <AuditTag transfer={transfer} />,
  },
  {
    key: 'recharge',
    label: t.recharge,
    card: 'fact',
    render: (transfer) => <Recharge transfer={transfer} />,
    onCard: (transfer) => transfer.rechargeText,
  },
]

function Recharge({ transfer }: { readonly transfer: Transfer }) {
  const t = useText(text)
  const { creditedMinor, currency } = transfer
  return (
    <Cell
      first={<StatusTag tone={rechargeTone(transfer)}>{transfer.rechargeText}</StatusTag>}
      second={creditedMinor !== null && t.fill('creditedAmount', { price: formatMoney(creditedMinor, currency) })}
    />
  )
}

function TransferFacts({ transfer }: { readonly transfer: Transfer }) {
  const t = useText(text)
  const r = useText(rowsText)
  const { creditedMinor, currency } = transfer
  return (
    <Facts
      facts={[
        [t.amount, <Money key="amount" minor={transfer.amountMinor} currency={currency} />],
        [t.byCurrency, currencyText[currency][t.language]],
        [t.submittedAt, <When key="submitted" at={transfer.submittedAt} />],
        [
          t.voucher,
          <PhotoStrip
            key="voucher"
            photos={[{ fileId: transfer.id, url: transfer.proofImageUrl }]}
            of={transfer.transferNumber}
          />,
        ],
        [r.bankRef, transfer.bankRef],
        [t.audit, transfer.auditText],
        [r.reason, transfer.auditReason],
        [t.recharge, transfer.rechargeText],
        [r.credited, creditedMinor !== null && <Money key="credited" minor={creditedMinor} currency={currency} />],
        [r.creditedAt, transfer.creditedAt && <When key="at" at={transfer.creditedAt} />],
        [r.remark, transfer.remark],
      ]}
    />
  )
}

function rechargeTone({ rechargeStatus, auditStatus }: Transfer): Tone {
  if (rechargeStatus === 'credited') return 'done'
  return rechargeStatus === 'reversed' || auditStatus === 'rejected' ? 'bad' : 'wait'
}

function Delete({ transfer }: { readonly transfer: Transfer }) {
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
    <Button variant="subtle" color="red" size="sm" loading={remove.isPending} onClick={() => void deleteIt()}>
      {t.delete}
      <OfRow name={transfer.transferNumber} />
    </Button>
  )
}
