import { TextInput } from '@mantine/core'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useText } from '#web/text/use-text.ts'
import styles from './ParcelFilters.module.css'
import { text } from './text.ts'

interface Props {
  readonly value: string
  readonly onSearch: (typed: string) => void
}

/** Searches while one types, and at once with Enter, which scanners send behind the number; `/` goes to the field. */
export function ParcelSearch({ value, onSearch }: Props) {
  const t = useText(text)
  const field = useRef<HTMLInputElement>(null)
  // What is being typed stands here until it is asked for; a search that was changed elsewhere goes before it.
  const [draft, setDraft] = useState({ typed: value, over: value })
  const ask = (typed: string) => {
    setDraft({ typed, over: typed.trim() })
    if (typed.trim() !== value) onSearch(typed.trim())
  }
  const askSoon = useDebouncedCallback(ask, 250)
  useHotkeys([['/', () => goTo(field.current)]])
  return (
    <TextInput
      ref={field}
      type="search"
      className={styles.search}
      label={t.search}
      placeholder={t.searchHint}
      maxLength={40}
      aria-keyshortcuts="/"
      value={draft.over === value ? draft.typed : value}
      onChange={(event) => {
        setDraft({ typed: event.currentTarget.value, over: value })
        askSoon(event.currentTarget.value)
      }}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && ask(event.currentTarget.value)}
    />
  )
}

/** What stands there is replaced by the next key. */
function goTo(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
