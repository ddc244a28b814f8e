import type { ComponentPropsWithoutRef } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type Attributes = Pick<
  ComponentPropsWithoutRef<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'onBlur' | 'type' | 'spellCheck' | 'autoCapitalize' | 'name'
>

interface TextFieldProps extends FieldProps, Attributes {
  readonly value: string
  readonly onChange: (typed: string) => void
}

export function TextField({ label, hint, error, isRequired, isWide, onChange, ...attributes }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isRequired, isWide }}>
      {(control) => <input {...attributes} {...control} onChange={(event) => onChange(event.currentTarget.value)} />}
    </Field>
  )
}

interface LettersFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly maxLength?: number
  readonly rows?: number
}

/** For several lines. */
export function LettersField({ label, hint, error, isRequired, isWide, onChange, ...rest }: LettersFieldProps) {
  return (
    <Field {...{ label, hint, error, isRequired, isWide }}>
      {(control) => <textarea {...rest} {...control} onChange={(event) => onChange(event.currentTarget.value)} />}
    </Field>
  )
}
