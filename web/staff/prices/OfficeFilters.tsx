import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { FilterBar } from '#web/staff/lists/FilterBar.tsx'
import type { ReactNode } from 'react'
import { text } from './lines.text.ts'

/** What the lists of lines and of services keep in the address; empty: any. */
export const noFilters = { q: '', status: '', after: '' }

type Filters = Readonly<Record<keyof typeof noFilters, string>>

const statuses = ['active', 'suspended'] as const

/** What the server is asked; unknown values are ignored. */
export function askOf({ q, status }: Filters) {
  const known = statuses.find((each) => each === status)
  return { ...(q ? { keyword: q } : {}), ...(known ? { active: known === 'active' } : {}) }
}

/** Also on a later page: an old link may name a row after which there is nothing. */
export const isNarrowed = (filters: Filters): boolean => filters.after !== '' || Object.keys(askOf(filters)).length > 0

interface Props {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
  /** What is done with all that is found. */
  readonly children: ReactNode
}

/** Search by code or name, and the status. */
export function OfficeFilters({ filters: { q, status }, onChange, children }: Props) {
  const t = useText(text)
  return (
    <FilterBar q={q} onSearch={onChange} actions={children}>
      <FilterChoice
        label={t.status}
        any={t.all}
        value={status}
        options={statuses.map((value) => ({ value, label: t[value] }))}
        onChange={(chosen) => onChange({ status: chosen, after: '' })}
      />
    </FilterBar>
  )
}
