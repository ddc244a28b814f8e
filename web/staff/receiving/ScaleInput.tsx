import { useText } from '#web/kit/text/use-text.ts'
import { KgInput } from '#web/kit/form/KgInput.tsx'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { readTypedWeight } from './typed-weight.ts'
import { text } from './text.ts'

/** A weight, typed by a person or by a scale that adds its unit; a scan that ends up here is reported. */
export function ScaleInput({ onChange, onBlur, onKeyDown, error, ...rest }: ComponentProps<typeof KgInput>) {
  const t = useText(text)
  const [isOther, setOther] = useState(false)
  const type = (weightG: number | null) => {
    setOther(false)
    onChange?.(weightG)
  }
  const tidy = (typed: string) => {
    const weightG = readTypedWeight(typed)
    setOther(weightG === null && typed.trim() !== '')
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
  // A weight that was taken over from the scale replaces what could not be read.
  const isUnread = isOther && typeof rest.value !== 'number'
  return <KgInput {...rest} error={isUnread ? t.weightOut : error} onChange={type} onBlur={leave} onKeyDown={press} />
}
