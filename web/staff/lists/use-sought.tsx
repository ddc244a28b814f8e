import type { StoredText } from '#contract/wire/language.ts'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import type { ReadResult } from '#web/kit/message/Loaded.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import type { ReactNode } from 'react'
import { text } from './lists.text.ts'

/** Where the sought words may be. */
type SaidBy<Row> = (row: Row) => readonly string[]

interface Named {
  readonly code: string
  readonly name: StoredText
}

export const codeAndNames = ({ code, name }: Named): readonly string[] => [code, ...Object.values(name)]

/** The search in a short list that is read as a whole, kept in the address. */
export function useSought<Row>(query: ReadResult<{ readonly list: readonly Row[] }>, saidBy: SaidBy<Row>) {
  const t = useText(text)
  const [{ q }, setFilters] = useUrlFilters({ q: '' })
  const words = q.trim().toLowerCase()
  const narrow = ({ list }: { readonly list: readonly Row[] }) => ({
    list: list.filter((row) => saidBy(row).join('\n').toLowerCase().includes(words)),
  })
  return {
    found: { ...query, data: query.data && narrow(query.data) },
    narrow,
    searchBar: (actions: ReactNode) => (
      <div className={desk.filters}>
        <SearchField
          className={desk.search}
          label={t.search}
          value={q}
          maxLength={50}
          onSearch={(typed) => setFilters({ q: typed })}
        />
        <div className={desk.filterActions}>{actions}</div>
      </div>
    ),
    emptyOr: (nothing: ReactNode) => (q === '' ? nothing : <NoMatch words={t} onClear={() => setFilters({ q: '' })} />),
  }
}
