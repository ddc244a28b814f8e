import { NativeSelect } from '@mantine/core'

interface Props {
  readonly label: string
  /** The word for "not narrowed by this". */
  readonly any: string
  /** Empty: any. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** One choice of a filter, or none. */
export const FilterChoice = ({ label, any, value, options, onChange }: Props) => (
  <NativeSelect
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    data={[{ value: '', label: any }, ...options]}
  />
)
