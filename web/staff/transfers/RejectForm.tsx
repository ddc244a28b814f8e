import { staffBankTransfers } from '#contract/topups.ts'
import { useWrite } from '#web/client/queries.ts'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { transferReads } from './queries.ts'
import type { StaffTransfer } from './staff-transfer.ts'
import { text } from './transfers.text.ts'

export function RejectForm({ transfer }: { readonly transfer: StaffTransfer }) {
  const t = useText(text)
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: isNotEmpty(t.reasonRequired) } })
  const audit = useWrite(staffBankTransfers.audit, {
    refreshes: transferReads,
    onDone: () => showSuccess(t.fill('rejected', { number: transfer.transferNumber })),
  })
  const submit = useSubmit(form, audit, ({ reason }) => ({
    id: transfer.id,
    decision: 'reject' as const,
    reason,
    version: transfer.version,
  }))
  return (
    <Card title={t.rejectTitle}>
      <form className={desk.stack} noValidate onSubmit={submit.onSubmit}>
        <TextInput label={t.rejectReason} maxLength={200} {...form.getInputProps('reason')} />
        {submit.alert}
        <div>
          <Button type="submit" variant="default" loading={submit.isSending}>
            {t.reject}
          </Button>
        </div>
      </form>
    </Card>
  )
}
