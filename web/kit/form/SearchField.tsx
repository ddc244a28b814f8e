import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { isComposing } from './is-composing.ts'
import { heard, searchDraft } from '#web/kit/list/search-draft.ts'
import { useIsSearchKeyOn, useSearchKey } from '#web/kit/list/search-key.ts'

interface SearchFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  /** What is sought, as the URL holds it. */
  readonly value: string
  readonly onSearch: (typed: string) => void
  /** What is typed means nothing before it is whole: it is asked for with Enter alone. */
  readonly wholeOnly?: boolean
  /** The one search of its page that `/` goes to. */
  readonly isMain?: boolean
}

const pauseMs = 250

/** Searches in a pause of the typing, and at once with Enter, which scanners send behind a number. */
export function SearchField({ value, onSearch, wholeOnly = false, isMain = false, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(() => searchDraft(value))
  const now = heard(draft, value)
  if (now !== draft) setDraft(now)
  const ask = () => {
    const typed = now.typed.trim()
    if (typed === now.asked) return
    setDraft({ ...now, asked: typed })
    onSearch(typed)
  }
  const askInPause = useDebouncedCallback(ask, pauseMs)
  // What stands there is replaced by the next key.
  const goThere = () => {
    field.current?.focus()
    field.current?.select()
  }
  const hasKey = useIsSearchKeyOn() && isMain
  useSearchKey(isMain ? goThere : null)
  return (
    <TextInput
      type="search"
      enterKeyHint="search"
      {...rest}
      ref={field}
      aria-keyshortcuts={hasKey ? '/' : undefined}
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
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // A form that it stands in is not sent by a search.
        event.preventDefault()
        ask()
        if (wholeOnly) event.currentTarget.select()
      }}
    />
  )
}
