import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, useState } from 'react'
import { parseDecimal, showDecimal } from './decimal.ts'

export interface DecimalInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  /** In the smallest unit; empty or null until the input is valid. */
  readonly value?: number | '' | null
  readonly onChange?: (value: number | null) => void
}

interface Scale {
  readonly places: number
  /** Shows `12.50` rather than `12.5` after leaving the field. */
  readonly fixed?: boolean
  readonly unit: string
  /** Currency signs come before the number, units after it. */
  readonly unitAt?: 'start' | 'end'
}

/** A decimal number typed freely and stored in the smallest unit; nothing is ever rounded silently. */
export function DecimalInput({
  value = null,
  onChange,
  onBlur,
  places,
  fixed = false,
  unit,
  unitAt = 'end',
  ...rest
}: DecimalInputProps & Scale) {
  const [draft, setDraft] = useState('')
  const units = value === '' ? null : value
  const isDraftCurrent = parseDecimal(draft, places) === units
  const shown = isDraftCurrent ? draft : units === null ? '' : showDecimal(units, places, fixed)
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setDraft(event.currentTarget.value)
    onChange?.(parseDecimal(event.currentTarget.value, places))
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (units !== null) setDraft(showDecimal(units, places, fixed))
    onBlur?.(event)
  }
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...(unitAt === 'start' ? before(unit) : after(unit))}
      {...rest}
      value={shown}
      onChange={type}
      onBlur={leave}
    />
  )
}

const before = (unit: string) =>
  ({
    leftSection: <span className="muted">{unit}</span>,
    leftSectionWidth: unit.length > 1 ? 52 : 36,
    leftSectionPointerEvents: 'none',
  }) as const

const after = (unit: string) =>
  ({
    rightSection: <span className="muted">{unit}</span>,
    rightSectionWidth: 48,
    rightSectionPointerEvents: 'none',
  }) as const
