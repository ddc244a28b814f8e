import { Notifications } from '@mantine/notifications'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { RefusedDialog } from './RefusedDialog.tsx'

/** What may appear above any page: short messages, questions, and why an action was refused. */
export function Overlays() {
  return (
    <>
      <Notifications position="top-center" zIndex={1200} />
      <ConfirmDialog />
      <RefusedDialog />
    </>
  )
}
