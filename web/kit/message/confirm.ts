import type { ReactNode } from 'react'
import { message } from '#contract/messages.ts'
import { text } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { wantOverlays } from './overlays.ts'
import { returnFocus } from './return-focus.ts'
import { sharedState } from './shared-state.ts'

export interface Question {
  readonly title: ReactNode
  readonly sentence: ReactNode
  /** Label of the confirming button. */
  readonly confirm: string
  /** Label of the other button, if "Cancel" would be mistaken for the action itself. */
  readonly dismiss?: string
  readonly danger?: boolean
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void
  /** What had the focus. */
  readonly asker: Element | null
}

interface ConfirmDialog {
  /** Kept while the dialog closes, so that it is not empty meanwhile. */
  readonly question: Asked | null
  readonly isOpen: boolean
}

const dialog = sharedState<ConfirmDialog>({ question: null, isOpen: false })

/**
 * Asks in a dialog above the page; resolves to the answer:
 * `if (await confirmed({ title, sentence, confirm: 'Cancel the order', danger: true })) …`
 */
export function confirmed(question: Question): Promise<boolean> {
  wantOverlays()
  const asker = document.activeElement
  return new Promise((answer) => dialog.set({ question: { ...question, answer, asker }, isOpen: true }))
}

export function decide(yes: boolean): void {
  const { question } = dialog.now()
  dialog.set({ question, isOpen: false })
  question?.answer(yes)
  returnFocus(question?.asker ?? null)
}

/** For the dialog itself. */
export const useQuestion = dialog.use

/** Every delete asks M-11 and names what will be deleted. */
export function useConfirmDelete(): (name: string) => Promise<boolean> {
  const t = useText(text)
  return (name) =>
    confirmed({
      title: t.fill('deleteTitle', { name }),
      sentence: message('M-11', t.language),
      confirm: t.delete,
      danger: true,
    })
}
