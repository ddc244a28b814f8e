import { NativeSelect } from '@mantine/core'

interface Props {
  readonly label: string
  /** Label of the option that does not filter. */
  readonly any: string
  /** Empty: any. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A single-choice filter, or none. */
export const FilterChoice = ({ label, any, value, options, onChange }: Props) => (
  <NativeSelect
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    data={[{ value: '', label: any }, ...options]}
  />
)
