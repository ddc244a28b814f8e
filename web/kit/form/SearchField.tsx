import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { isComposing } from './is-composing.ts'
import { heard, searchDraft } from './search-draft.ts'

interface SearchFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  /** The current search, as kept in the URL. */
  readonly value: string
  readonly onSearch: (typed: string) => void
  /** A partial value is useless: search only on Enter. */
  readonly wholeOnly?: boolean
}

const pauseMs = 250

/**
 * Searches after a pause in typing, and at once on Enter, which scanners send after a number. Leaving the field searches
 * at once too: a search that came later would change what the person has pressed in the meantime.
 */
export function SearchField({ value, onSearch, wholeOnly = false, ...rest }: SearchFieldProps) {
  const { key: step } = useLocation()
  const [draft, setDraft] = useState(() => searchDraft(value, step))
  const now = heard(draft, value, step)
  if (now !== draft) setDraft(now)
  const ask = () => {
    const typed = now.typed.trim()
    if (typed === now.sent) return
    setDraft({ ...now, sent: typed })
    onSearch(typed)
  }
  const askInPause = useDebouncedCallback(ask, pauseMs)
  const askNow = () => {
    askInPause.cancel()
    ask()
  }
  return (
    <TextInput
      type="search"
      enterKeyHint="search"
      {...rest}
      value={now.typed}
      onChange={(event) => {
        setDraft({ ...now, typed: event.currentTarget.value })
        if (wholeOnly) return
        if (isComposing(event.nativeEvent)) askInPause.cancel()
        else askInPause()
      }}
      onCompositionEnd={() => {
        if (!wholeOnly) askInPause()
      }}
      onBlur={() => {
        if (!wholeOnly) askNow()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // A search does not submit the form around it.
        event.preventDefault()
        askNow()
        if (wholeOnly) event.currentTarget.select()
      }}
    />
  )
}
