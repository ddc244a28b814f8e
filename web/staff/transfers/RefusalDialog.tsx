import { approvals } from '#contract/topups.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { amountOf, type Approval, whatOf } from './approval.ts'
import { text } from './approvals.text.ts'
import { approvalReads } from './queries.ts'

interface DialogProps {
  readonly row: Approval
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** B-FI-16: refuses and says why; the author reads it in their list. */
export function RefusalDialog({ row, isOpen, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t.fill('refuseTitle', { what: whatOf(row, t) })}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <RefusalForm row={row} onClose={onClose} />
    </Modal>
  )
}

function RefusalForm({ row, onClose }: Omit<DialogProps, 'isOpen'>) {
  const t = useText(text)
  const kit = useText(kitText)
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: isNotEmpty(t.reasonRequired) } })
  const refuse = useWrite(approvals.refuse, {
    refreshes: approvalReads,
    onDone: () => {
      showSuccess(t.refused)
      onClose()
    },
  })
  const { onSubmit, alert, isSending } = useSubmit(form, refuse, ({ reason }) => ({ id: row.id, reason }))
  const values = { member: row.memberNumber ?? '—', amount: amountOf(row), name: row.requestedBy, reason: row.reason }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <p>{t.fill('askSentence', values)}</p>
        <TextInput
          label={t.refuseReason}
          description={t.fill('refuseHint', { name: row.requestedBy })}
          maxLength={200}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        {alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={isSending} color="red.8" autoContrast>
            {t.refuse}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
