import { Button, Group, Modal } from '@mantine/core'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { message } from '#contract/messages.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from '#web/kit/text/common.text.ts'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'

export interface Question {
  readonly title: ReactNode
  readonly sentence: ReactNode
  /** Label of the confirming button. */
  readonly confirm: string
  /** Label of the other button, if "Cancel" would be mistaken for the action itself. */
  readonly dismiss?: string
  readonly danger?: boolean
}

type Ask = (question: Question) => Promise<boolean>

const Asking = createContext<Ask>(async () => false)

interface OpenQuestion extends Question {
  readonly answer: (yes: boolean) => void
}

/** Once around an app, so that any page may ask. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const t = useText(text)
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask: Ask = (asked) =>
    new Promise((answer) => {
      setQuestion({ ...asked, answer })
      setOpen(true)
    })
  const decide = (yes: boolean) => {
    setOpen(false)
    question?.answer(yes)
  }
  useOwnEscape(isOpen, () => decide(false))
  return (
    <Asking.Provider value={ask}>
      {children}
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
    </Asking.Provider>
  )
}

/** `if (await confirm({ title, sentence, confirm: 'Cancel the order', danger: true })) …` */
export const useConfirm = (): Ask => useContext(Asking)

/** Every delete asks M-11 and names what will be deleted. */
export function useConfirmDelete(): (name: string) => Promise<boolean> {
  const ask = useConfirm()
  const t = useText(text)
  return (name) =>
    ask({
      title: t.fill('deleteTitle', { name }),
      sentence: message('M-11', t.language),
      confirm: t.delete,
      danger: true,
    })
}
