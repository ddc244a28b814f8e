import { SearchField } from '#web/kit/form/SearchField.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import type { ReactNode } from 'react'
import { text } from './lists.text.ts'

interface FilterBarProps {
  /** What is sought. */
  readonly q: string
  readonly maxLength?: number
  /** A search begins at the first page. */
  readonly onSearch: (changes: { readonly q: string; readonly after: '' }) => void
  /** Further filters. */
  readonly children?: ReactNode
  /** What can be done with all that is found. */
  readonly actions?: ReactNode
}

/** Above a list of the office: the search first, then the other filters, and at the end what is done with the list. */
export function FilterBar({ q, maxLength = 50, onSearch, children, actions }: FilterBarProps) {
  const t = useText(text)
  return (
    <div className={desk.filters}>
      <SearchField
        className={desk.search}
        label={t.search}
        value={q}
        maxLength={maxLength}
        onSearch={(typed) => onSearch({ q: typed, after: '' })}
      />
      {children}
      {actions && <div className={desk.filterActions}>{actions}</div>}
    </div>
  )
}
