import type { staffChannels } from '#contract/channels-office.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { currencies } from '#domain/money.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { text } from './text.ts'

export const noFilters = { line: '', to: '', currency: '', at: '', after: '' } as const
export type RowFilters = { readonly [Name in keyof typeof noFilters]: string }

/** Whether the address asks for some of the rows only. */
export const isNarrowed = (filters: Readonly<Record<string, string>>) =>
  Object.values(filters).some((value) => value !== '')

interface FiltersProps {
  readonly filters: RowFilters
  /** Undefined while it is loading. */
  readonly known: Output<typeof staffChannels.list> | undefined
  /** A version is of no day. */
  readonly isLive: boolean
  readonly onChange: (changes: Partial<RowFilters>) => void
  /** What can be done with the list. */
  readonly children: ReactNode
}

export function TariffFilters({ filters, known, isLive, onChange, children }: FiltersProps) {
  const t = useText(text)
  return (
    <div className={desk.filters}>
      <FilterChoice
        label={t.destination}
        any={t.all}
        value={filters.to}
        options={(known?.destinations ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(to) => onChange({ to, after: '' })}
      />
      <FilterChoice
        label={t.line}
        any={t.all}
        value={filters.line}
        options={(known?.list ?? []).map(({ id, name }) => ({ value: id, label: pickText(name, t.language) }))}
        onChange={(line) => onChange({ line, after: '' })}
      />
      <FilterChoice
        label={t.currency}
        any={t.all}
        value={filters.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={(currency) => onChange({ currency, after: '' })}
      />
      {isLive && (
        <TextInput
          type="date"
          label={t.at}
          value={filters.at}
          onChange={(event) => onChange({ at: event.currentTarget.value, after: '' })}
        />
      )}
      <div className={desk.filterActions}>{children}</div>
    </div>
  )
}
