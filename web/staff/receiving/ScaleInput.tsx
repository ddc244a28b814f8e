import { KgInput } from '#web/ui/KgInput.tsx'
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import { readScale } from './read-scale.ts'

/** A weight, typed by a person or by a scale that writes its unit behind the figure. */
export function ScaleInput({ onChange, onBlur, onKeyDown, ...rest }: ComponentProps<typeof KgInput>) {
  const tidy = (typed: string) => {
    const weightG = readScale(typed)
    if (weightG !== null) onChange?.(weightG)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    tidy(event.currentTarget.value)
    onBlur?.(event)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') tidy(event.currentTarget.value)
    onKeyDown?.(event)
  }
  return <KgInput {...rest} {...(onChange ? { onChange } : {})} onBlur={leave} onKeyDown={press} />
}
