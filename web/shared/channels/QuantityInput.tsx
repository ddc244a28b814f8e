import '@mantine/core/styles/NumberInput.css'
import { NumberInput } from '@mantine/core'

interface Props {
  /** What is counted, for screen readers. */
  readonly label: string
  readonly most: number
  readonly value: number
  readonly onChange: (quantity: number) => void
  readonly className?: string | undefined
}

export function QuantityInput({ label, most, value, onChange, className }: Props) {
  return (
    <NumberInput
      className={className ?? ''}
      aria-label={label}
      min={1}
      max={most}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      value={value}
      onChange={(typed) => onChange(Math.max(1, Number(typed)))}
    />
  )
}
