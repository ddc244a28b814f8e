import { Button, FileButton } from '@mantine/core'
import type { ReactNode, SyntheticEvent } from 'react'

interface ChooseProps {
  /** What the file chooser offers, such as `.csv,.xlsx`. */
  readonly accept: string
  readonly variant?: 'default' | 'filled'
  readonly loading?: boolean
  readonly onChoose: (file: File) => void
  readonly children: ReactNode
}

/** A button that opens the file chooser. The same file can be chosen again, as after it was corrected. */
export function ChooseFile({ accept, variant = 'default', loading = false, onChoose, children }: ChooseProps) {
  return (
    <FileButton accept={accept} onChange={(file) => file && onChoose(file)} inputProps={{ onClick: forget }}>
      {(props) => (
        <Button {...props} variant={variant} loading={loading}>
          {children}
        </Button>
      )}
    </FileButton>
  )
}

/** A browser reports no change when the chosen file is the one that is already there. */
function forget(event: SyntheticEvent<HTMLInputElement>) {
  event.currentTarget.value = ''
}
