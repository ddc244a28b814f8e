import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import desk from '#web/staff/desk.module.css'
import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import type { useSubmit } from '#web/kit/form/use-submit.tsx'
import type { Typed } from './decision.ts'
import type { ClaimDetails, StaffClaim } from './staff-claim.ts'

export interface DialogProps {
  readonly claim: StaffClaim
  /** Undefined until it has arrived. */
  readonly told: ClaimDetails['told'] | undefined
  readonly isOpen: boolean
  readonly typed: Typed
  readonly onType: (values: Partial<Typed>) => void
  readonly onClose: () => void
  /** Decided; the sentence says what happened, and `lost` are the rivals that were decided with it. */
  readonly onDone: (sentence: string, lost?: readonly string[]) => void
  readonly onRefused: (error: Error) => void
}

interface DecisionDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly onClose: () => void
  readonly submit: ReturnType<typeof useSubmit>
  readonly confirm: ReactNode
  readonly children: ReactNode
}

/** Asks once before a decision. Only its own button sends: Enter on a reason or in the note does not. */
export function DecisionDialog({ isOpen, title, onClose, submit, confirm, children }: DecisionDialogProps) {
  const k = useText(kitText)
  useOwnEscape(isOpen, onClose)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size="lg"
      closeOnEscape={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': k.close }}
    >
      <form className={desk.stack} noValidate onSubmit={submit.onSubmit}>
        {children}
        {submit.alert}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {k.cancel}
          </Button>
          {confirm}
        </Group>
      </form>
    </Modal>
  )
}
