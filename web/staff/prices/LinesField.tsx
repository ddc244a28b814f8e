import { pickText } from '#contract/wire/language.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Checkbox, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { text } from './lines.text.ts'
import type { Line } from './LinesPage.tsx'

interface LinesProps {
  readonly lines: readonly Line[]
  /** null: every line. */
  readonly value?: string[] | null
  readonly onChange?: (chosen: string[] | null) => void
  readonly error?: ReactNode
}

/** The lines on which a service is offered; none ticked: on every line. */
export function LinesField({ lines, value = null, onChange, error }: LinesProps) {
  const t = useText(text)
  return (
    <Checkbox.Group
      label={t.onLines}
      description={value === null ? t.everyLine : null}
      error={error}
      value={value ?? []}
      onChange={(chosen) => onChange?.(chosen.length === 0 ? null : chosen)}
    >
      <Group>
        {lines.map(({ id, name, code }) => (
          <Checkbox key={id} value={id} label={pickText(name, t.language) || code} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
