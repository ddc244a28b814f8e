import { Button, Group, Modal, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { message } from '#contract/messages.ts'
import { myData } from '#contract/my-data.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { PasswordField } from '#web/kit/form/PasswordField.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useChecks } from '#web/kit/form/use-checks.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { text } from './my-data.text.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The password is required, so that nobody else at this screen can close the account (E-76). */
export function DeletionDialog({ isOpen, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Modal opened={isOpen} onClose={onClose} title={t.askTitle} closeButtonProps={{ 'aria-label': kit.close }}>
      <AskForm onClose={onClose} />
    </Modal>
  )
}

interface Values {
  readonly password: string
}

const fieldOfCode = { [refusalCode.old_password_wrong]: 'password' } as const

function AskForm({ onClose }: Pick<DialogProps, 'onClose'>) {
  const t = useText(text)
  const kit = useText(kitText)
  const form = useForm<Values>({
    initialValues: { password: '' },
    validate: useChecks(myData.askDeletion, (values: Values) => values),
  })
  const ask = useWrite(myData.askDeletion, {
    refreshes: [myData.get],
    onDone: () => {
      showSuccess(message('M-18', t.language))
      onClose()
    },
  })
  const { onSubmit, alert, isSending } = useSubmit(form, ask, (values: Values) => values, fieldOfCode)
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <p>{t.deletionSentence}</p>
        <PasswordField
          label={t.password}
          data-autofocus
          description={t.passwordHint}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        {alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button type="submit" loading={isSending} color="red.8" autoContrast>
            {t.send}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
