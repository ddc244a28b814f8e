import { TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import desk from './desk.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly maxLength: number
  readonly onSearch: (typed: string) => void
}

/** Searches with Enter, which scanners send behind the number; `/` goes to the field. */
export function SearchField({ value, onSearch, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => field.current?.focus()]])
  return (
    <form
      className={desk.search}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(field.current?.value.trim() ?? '')
        field.current?.select()
      }}
    >
      {/* A cleared filter clears the field too. */}
      <TextInput key={value} ref={field} type="search" defaultValue={value} {...rest} />
    </form>
  )
}
