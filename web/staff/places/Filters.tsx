import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { FilterBar } from '#web/staff/lists/FilterBar.tsx'
import type { ReactNode } from 'react'
import { text } from './text.ts'

/** What is kept in the address; empty: any. */
export type ListFilters = Readonly<Record<'q' | 'state' | 'after', string>>

export interface Filtered<F extends ListFilters = ListFilters> {
  readonly filters: F
  readonly onChange: (changes: Partial<F>) => void
}

/** What the server is asked: absent where a filter is empty. */
export const askOf = ({ q, after }: ListFilters) => ({ ...(q ? { keyword: q } : {}), ...(after ? { after } : {}) })

interface Props extends Filtered {
  readonly children?: ReactNode
  readonly actions: ReactNode
}

/** Search and state, further filters of a list, and what can be done with it. */
export function Filters({ filters: { q, state }, onChange, children, actions }: Props) {
  const t = useText(text)
  return (
    <FilterBar q={q} onSearch={onChange} actions={actions}>
      <FilterChoice
        label={t.state}
        any={t.any}
        value={state}
        options={[
          { value: 'on', label: t.active },
          { value: 'off', label: t.suspended },
        ]}
        onChange={(chosen) => onChange({ state: chosen, after: '' })}
      />
      {children}
    </FilterBar>
  )
}
