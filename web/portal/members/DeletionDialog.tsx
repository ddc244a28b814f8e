import { Button, Group, Stack } from '@mantine/core'
import { message } from '#contract/messages.ts'
import { myData } from '#contract/my-data.ts'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { text } from './my-data.text.ts'
import { useProvenWrite } from './proof.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks who is there if that is some time ago, so that nobody else at this screen can close the account (E-76). */
export function DeletionDialog({ isOpen, onClose }: DialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t.askTitle} closeButtonProps={{ 'aria-label': kit.close }}>
      <AskForm onClose={onClose} />
    </Dialog>
  )
}

function AskForm({ onClose }: Pick<DialogProps, 'onClose'>) {
  const t = useText(text)
  const kit = useText(kitText)
  const ask = useProvenWrite(myData.askDeletion, {
    refreshes: [myData.get],
    onDone: () => {
      showSuccess(message('M-18', t.language))
      onClose()
    },
  })
  return (
    <Stack gap="md">
      <p>{t.deletionSentence}</p>
      {ask.error?.message && <FormAlert error={ask.error}>{ask.error.message}</FormAlert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {kit.cancel}
        </Button>
        <Button loading={ask.isPending} color="red.8" autoContrast onClick={() => ask.mutate({})}>
          {t.send}
        </Button>
      </Group>
    </Stack>
  )
}
