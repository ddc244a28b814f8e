import { Field, type FieldProps } from './Field.tsx'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly choices: readonly Choice[]
}

export function SelectField({ label, hint, error, isRequired, isWide, value, onChange, choices }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, isRequired, isWide }}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
