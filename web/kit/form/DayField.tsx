import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { dayDraft, dayToApply, heardDay } from './day-draft.ts'

interface DayFieldProps {
  readonly label: string
  /** The day that is applied, such as `2025-05-20`; empty for none. */
  readonly value: string
  readonly onDay: (day: string) => void
  /** Why a day cannot be applied, if it cannot. */
  readonly fault?: (day: string) => ReactNode
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Long enough to type the second digit of a month. */
const pauseMs = 500

/**
 * A date of a filter. A date field reports every key as another date, the year 0002 among them, so a day is applied
 * only when it is complete: after a pause, on Enter, or when the field is left. What is unfinished by then is undone.
 */
export function DayField({ label, value, onDay, fault, min, max }: DayFieldProps) {
  const [draft, setDraft] = useState(() => dayDraft(value))
  const [error, setError] = useState<ReactNode>(null)
  const now = heardDay(draft, value)
  if (now !== draft) {
    setDraft(now)
    setError(null)
  }
  const apply = (field: HTMLInputElement) => {
    const day = dayToApply({ typed: field.value, isPartial: field.validity.badInput })
    if (day === undefined) return false
    const found = day === '' ? null : (fault?.(day) ?? null)
    setError(found)
    if (!found && day !== value) onDay(day)
    return true
  }
  const applyInPause = useDebouncedCallback(apply, pauseMs)
  const applyNow = (field: HTMLInputElement) => {
    applyInPause.cancel()
    return apply(field)
  }
  return (
    <TextInput
      type="date"
      label={label}
      min={min}
      max={max}
      error={error}
      value={now.typed}
      onChange={(event) => {
        setDraft({ ...now, typed: event.currentTarget.value })
        applyInPause(event.currentTarget)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') applyNow(event.currentTarget)
      }}
      onBlur={(event) => {
        const field = event.currentTarget
        if (applyNow(field)) return
        // An empty field may still show the parts that were typed.
        field.value = ''
        setDraft(dayDraft(value))
        field.value = value
      }}
    />
  )
}
