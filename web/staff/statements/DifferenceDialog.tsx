import { staffStatements } from '#contract/statements.ts'
import { gapMinor } from '#domain/statement.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { hintBelow } from '#web/staff/hint-below.ts'
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { text } from './differences.text.ts'
import { type Difference, statementReads } from './queries.ts'

interface DialogProps {
  readonly difference: Difference
  readonly deed: 'book' | 'close'
  readonly isOpen: boolean
  readonly onClose: () => void
}

const deeds = {
  book: { call: staffStatements.bookRefund, title: 'bookTitle', sentence: 'bookSentence', done: 'bookDone' },
  close: { call: staffStatements.close, title: 'closeTitle', sentence: 'closeSentence', done: 'closeDone' },
} as const

/** B-FI-24, B-FI-25: what it means, the reason, and what a second person has to do. */
export function DifferenceDialog(props: DialogProps) {
  const { difference, deed, isOpen, onClose } = props
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t.fill(deeds[deed].title, { number: difference.number })}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <DeedForm {...props} />
    </Modal>
  )
}

function DeedForm({ difference, deed, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const { call, sentence, done } = deeds[deed]
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: isNotEmpty(t.reasonRequired) } })
  const write = useWrite(call, {
    refreshes: statementReads,
    onDone: ({ approval }) => {
      showSuccess(approval ? t.asked : t[done])
      onClose()
    },
  })
  const { onSubmit, alert, isSending } = useSubmit(form, write, ({ reason }) => ({ id: difference.id, reason }))
  const amount = formatMoney(gapMinor(difference), difference.currency)
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <p>{t.fill(sentence, { amount, member: difference.memberNumber ?? '—' })}</p>
        <TextInput
          label={t.reason}
          description={deed === 'book' ? t.reasonShown : undefined}
          inputWrapperOrder={hintBelow}
          maxLength={80}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <p className="muted">{t.secondPerson}</p>
        {alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button
            type="submit"
            loading={isSending}
            {...(deed === 'book' ? { color: 'red.8', autoContrast: true } : {})}
          >
            {t[deed]}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
