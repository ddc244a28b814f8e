import { useText } from '#web/kit/text/use-text.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { Modal, Skeleton } from '@mantine/core'
import { text } from './frame.text.ts'

interface GoToProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

const GoToBox = lazyPart('staff-go-to', async () => (await import('./GoToBox.tsx')).GoToBox, <Skeleton height={44} />)

/** "Go to a page or number", over whatever page is shown. */
export function GoTo({ isOpen, onClose }: GoToProps) {
  const t = useText(text)
  useOwnEscape(isOpen, onClose)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t.goTo}
      size="lg"
      yOffset="8vh"
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t.close }}
      // The focus returns to the page before another page opens, so that a page's own field may take it.
      transitionProps={{ duration: 0 }}
    >
      <GoToBox onGone={onClose} />
    </Modal>
  )
}
