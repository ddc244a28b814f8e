import { NativeSelect } from '@mantine/core'
import { type Sort, sorts } from '#domain/long-list.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './list.text.ts'

interface SortChoiceProps {
  readonly value: string
  readonly onChange: (sort: string) => void
}

/** The newest or the oldest first: what every list can do however long it is. */
export function SortChoice({ value, onChange }: SortChoiceProps) {
  const t = useText(text)
  return (
    <NativeSelect
      aria-label={t.sort}
      value={sortOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={sorts.map((sort) => ({ value: sort, label: t[sort] }))}
    />
  )
}

/** Unknown values in an address are ignored. */
export const sortOf = (typed: string): Sort => sorts.find((sort) => sort === typed) ?? 'newest'
