import { approvals } from '#contract/topups.ts'
import { useWrite } from '#web/client/queries.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { amountOf, type Approval, whatOf, whoseOf } from './approval.ts'
import { text } from './approvals.text.ts'
import { approvalReads } from './queries.ts'
import { RefusalDialog } from './RefusalDialog.tsx'

interface ActionsProps {
  readonly row: Approval
}

/** Your own request can be withdrawn; another person's can be approved or refused. */
export function ApprovalActions({ row }: ActionsProps) {
  const may = useMay()
  if (row.state !== 'open') return null
  return (
    <>
      {may(approvals.approve) && <Approve row={row} />}
      {row.mine ? <Withdraw row={row} /> : may(approvals.refuse) && <Refuse row={row} />}
    </>
  )
}

function Approve({ row }: ActionsProps) {
  const t = useText(text)
  const approve = useWrite(approvals.approve, { refreshes: approvalReads, onDone: () => showSuccess(t.done) })
  const ask = async () => {
    const isSure = await confirmed({
      title: t.fill('askTitle', { what: whatOf(row, t) }),
      sentence: t.fill('askSentence', detailsOf(row)),
      confirm: t.approve,
      danger: true,
    })
    if (isSure) approve.mutate({ id: row.id })
  }
  return (
    <>
      <ReasonButton size="sm" reason={row.mine ? t.mine : null} loading={approve.isPending} onClick={() => void ask()}>
        {t.approve}
        <OfRow name={whoseOf(row)} />
      </ReasonButton>
      {approve.error && <FormAlert error={approve.error}>{approve.error.message}</FormAlert>}
    </>
  )
}

function Refuse({ row }: ActionsProps) {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {t.refuse}
        <OfRow name={whoseOf(row)} />
      </Button>
      <RefusalDialog row={row} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function Withdraw({ row }: ActionsProps) {
  const t = useText(text)
  const withdraw = useWrite(approvals.withdraw, { refreshes: approvalReads, onDone: () => showSuccess(t.withdrawn) })
  const ask = async () => {
    const isSure = await confirmed({
      title: t.fill('withdrawTitle', { what: whatOf(row, t) }),
      sentence: t.fill('withdrawSentence', detailsOf(row)),
      confirm: t.withdraw,
    })
    if (isSure) withdraw.mutate({ id: row.id })
  }
  return (
    <>
      <Button size="sm" variant="default" loading={withdraw.isPending} onClick={() => void ask()}>
        {t.withdraw}
        <OfRow name={whoseOf(row)} />
      </Button>
      {withdraw.error && <FormAlert error={withdraw.error}>{withdraw.error.message}</FormAlert>}
    </>
  )
}

const detailsOf = (row: Approval) => ({
  member: row.memberNumber ?? '—',
  amount: amountOf(row),
  name: row.requestedBy,
  reason: row.reason,
})
