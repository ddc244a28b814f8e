import { TextInput, type TextInputProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'

interface CountInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  readonly value?: number | '' | null
  readonly onChange?: (count: number | '') => void
  /** The largest number that the arrow keys reach. */
  readonly most: number
}

/**
 * A number of pieces; the arrow keys count up and down from one. The kit's own field for numbers also knows decimals,
 * signs and separators, and takes 8 kB.
 */
export function CountInput({ value, onChange, most, ...rest }: CountInputProps) {
  const count = value ?? ''
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange?.(Math.min(most, Math.max(1, Number(count) + by)))
  }
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={String(count)}
      onChange={(event) => onChange?.(countIn(event.currentTarget.value))}
      onKeyDown={step}
    />
  )
}

/** Full-width digits count too; what is no digit is left out. */
export function countIn(typed: string): number | '' {
  const digits = typed
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
  return digits === '' ? '' : Number(digits.slice(0, 6))
}
