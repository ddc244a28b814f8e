import { Button, Group, Modal } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { decide, useQuestion } from './confirm.ts'

/** Shows what `confirmed` asks. */
export function ConfirmDialog() {
  const t = useText(text)
  const { question, isOpen } = useQuestion()
  useOwnEscape(isOpen, () => decide(false))
  return (
    <Modal
      opened={isOpen}
      onClose={() => decide(false)}
      title={question?.title}
      // Above any open dialog, wherever that is in the page.
      zIndex={300}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <div>{question?.sentence}</div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => decide(false)} data-autofocus>
          {question?.dismiss ?? t.cancel}
        </Button>
        <Button {...(question?.danger ? { color: 'red.8', autoContrast: true } : {})} onClick={() => decide(true)}>
          {question?.confirm}
        </Button>
      </Group>
    </Modal>
  )
}
