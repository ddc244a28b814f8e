import { staffBankTransfers } from '#contract/topups.ts'
import { useWrite } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import type { SyntheticEvent } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { transferReads } from './queries.ts'
import type { StaffTransfer } from './staff-transfer.ts'
import { text } from './transfers.text.ts'

/** B-FI-04: requests the reversal of the credit; another person must approve it. */
export function ReverseForm({ transfer }: { readonly transfer: StaffTransfer }) {
  const t = useText(text)
  if (transfer.approvalId === null) return <AskReversal transfer={transfer} />
  return (
    <Card title={t.reverseTitle}>
      <p>
        {t.reverseWaiting} <Link to={staffPaths.approvals}>{t.toApprovals}</Link>
      </p>
    </Card>
  )
}

function AskReversal({ transfer }: { readonly transfer: StaffTransfer }) {
  const t = useText(text)
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: isNotEmpty(t.reasonRequired) } })
  const reverse = useWrite(staffBankTransfers.reverse, {
    refreshes: transferReads,
    onDone: () => showSuccess(t.reverseAsked),
  })
  const submit = useSubmit(form, reverse, ({ reason }) => ({ id: transfer.id, reason }))
  const question = {
    title: t.reverseTitle,
    sentence: t.fill('reverseAsk', {
      name: transfer.memberName,
      number: transfer.memberNumber,
      amount: formatMoney(transfer.creditedMinor ?? transfer.amountMinor, transfer.currency),
    }),
    confirm: t.reverse,
    danger: true,
  }
  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.validate().hasErrors) return submit.onSubmit(event)
    if (await confirmed(question)) submit.onSubmit()
  }
  return (
    <Card title={t.reverseTitle}>
      <form className={desk.stack} noValidate onSubmit={(event) => void ask(event)}>
        <p className="muted">{t.reverseNext}</p>
        <TextInput label={t.reverseReason} maxLength={200} {...form.getInputProps('reason')} />
        {submit.alert}
        <div>
          <Button type="submit" variant="default" loading={submit.isSending}>
            {t.reverse}
          </Button>
        </div>
      </form>
    </Card>
  )
}
