import { Dialog } from '#web/kit/message/Dialog.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import type { Claiming } from './claim-form.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { text } from './text.ts'

interface ClaimDialogProps {
  /** What is being claimed; null closes the dialog. */
  readonly claiming: Claiming | null
  readonly isImageRequired: boolean
  readonly onClose: () => void
}

/** warehouse, courier, tracking number and a picture. */
export function ClaimDialog({ claiming, isImageRequired, onClose }: ClaimDialogProps) {
  const t = useText(text)
  return (
    <Dialog
      opened={claiming !== null}
      onClose={onClose}
      size="lg"
      closeOnClickOutside={false}
      title={claiming && titleOf(claiming, t)}
      closeButtonProps={{ 'aria-label': t.cancel }}
    >
      {claiming && (
        <ClaimForm key={keyOf(claiming)} claiming={claiming} isImageRequired={isImageRequired} onClose={onClose} />
      )}
    </Dialog>
  )
}

const keyOf = (claiming: Claiming) => (claiming.kind === 'new' ? claiming.parcel.id : claiming.claim.claimId)

function titleOf(claiming: Claiming, t: ReturnType<typeof useText<typeof text>>): string {
  if (claiming.kind === 'again') return t.fill('againTitle', { number: claiming.claim.trackingNumber })
  return t.fill('dialogTitle', { number: claiming.parcel.trackingNumberMasked })
}
