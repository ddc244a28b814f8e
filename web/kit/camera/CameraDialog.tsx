import { returnFocus } from '#web/kit/message/return-focus.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { type KeyboardEvent, useEffect } from 'react'
import { text } from './camera.text.ts'

const Camera = lazyPart('Camera', async () => (await import('./Camera.tsx')).Camera)

interface CameraDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What is photographed. */
  readonly what: string
  readonly onTake: (picture: Blob) => void
  /** How many more it may be. */
  readonly room: number
  readonly max: number
  /** Why the last photo was not added; empty: it was. */
  readonly fault: string
}

/** The camera above the page: it is on only while this is open. */
export function CameraDialog({ isOpen, onClose, what, ...camera }: CameraDialogProps) {
  const t = useText(text)
  const kit = useText(kitText)
  // A station would take Escape for leaving the parcel.
  useOwnEscape(isOpen, onClose)
  // A key opens it as well: the focus goes back to the field where it was. The kit forgets it the second time.
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => returnFocus(before)
  }, [isOpen])
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={t.fill('title', { what })}
      size="lg"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': kit.close }}
      onKeyDown={keepKeys}
    >
      <Camera onClose={onClose} {...camera} />
    </Dialog>
  )
}

/** Enter takes a photo here; the form below, which moves on with it, must not hear it. */
const keepKeys = (event: KeyboardEvent) => event.stopPropagation()
