import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import { copyText } from './clipboard.ts'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { OfRow } from './OfRow.tsx'
import { text as words } from '#web/kit/text/common.text.ts'

interface CopyButtonProps extends Omit<ButtonProps, 'children'> {
  readonly text: string
  /** What is copied, e.g. "Copy the address"; without it only the icon is shown, labelled "Copy". */
  readonly label?: string
  /** Beside a field: shows only "Copy", with the full label for screen readers. */
  readonly compact?: boolean
  /** Which row of a list it is in, only for screen readers. */
  readonly of?: string | undefined
  readonly onCopied?: () => void
}

/** Copies the text and confirms it on the button. */
export function CopyButton({ text, label, compact = false, of, onCopied, ...rest }: CopyButtonProps) {
  const t = useText(words)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    const isCopied = await copyText(text)
    setOutcome(isCopied ? 'copied' : 'failed')
    if (isCopied) onCopied?.()
    setTimeout(() => setOutcome(null), 2500)
  }
  const said = outcome === 'copied' ? t.copied : outcome === 'failed' ? t.copyFailed : null
  const Icon = outcome === 'copied' ? CheckIcon : CopyIcon
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={label && !compact ? undefined : (said ?? [label ?? t.copy, of].filter(Boolean).join(', '))}
      leftSection={<Icon size={16} />}
      {...rest}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{said ?? (compact ? t.copy : (label ?? t.copy))}</span>
      <OfRow name={of} />
    </Button>
  )
}
