import type { ModalProps } from '@mantine/core'
import { lazyDialog } from './lazy-dialog.tsx'

/** The kit's dialog. What stands in it belongs to the page that opens it. */
export const Dialog = lazyDialog<ModalProps>('Dialog', async () => (await import('./DialogBox.tsx')).DialogBox)
