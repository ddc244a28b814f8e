import { parcels } from '#contract/parcels.ts'
import { useRead } from '#web/client/queries.ts'
import { chipsOf, rangeChip } from '#web/kit/list/chips.ts'
import { FilterLine } from '#web/kit/list/FilterLine.tsx'
import { isFiltered } from '#web/kit/list/use-url-filters.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CourierSelect } from '#web/kit/form/CourierSelect.tsx'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import { useRedrawn } from '#web/kit/look/use-redrawn.ts'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { Button, TextInput } from '@mantine/core'
import type { SyntheticEvent } from 'react'
import styles from './Claims.module.css'
import { text } from './text.ts'

export const poolPageSize = 20

/** As kept in the URL. */
export const poolDefaults = { warehouse: '', courier: '', number: '', from: '', to: '', size: '20', page: '1' } as const

type Filters = Readonly<Record<keyof typeof poolDefaults, string>>

interface PoolFiltersProps {
  readonly filters: Filters
  readonly onChange: (changes: Partial<Filters>) => void
}

/** Choices take effect at once, the number only with Enter or the button, because a partial number finds nothing. */
export function PoolFilters({ filters, onChange }: PoolFiltersProps) {
  const t = useText(text)
  const field = useRedrawn([filters.number])
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget).get('number') ?? '').trim()
    field.asks([number])
    onChange({ number })
  }
  const { data: options } = useRead(parcels.formOptions, {})
  const chips = chipsOf(
    filters,
    [
      {
        name: 'warehouse',
        label: t.warehouse,
        value: options?.warehouses.find(({ code }) => String(code) === filters.warehouse)?.name,
      },
      {
        name: 'courier',
        label: t.courier,
        value: options?.couriers.find(({ code }) => code === filters.courier)?.text,
      },
    ],
    onChange,
  )
  return (
    <FilterLine
      label={t.filters}
      search={
        <form className={styles.number} onSubmit={search}>
          <TextInput
            key={field.key}
            type="search"
            name="number"
            aria-label={t.wholeNumber}
            placeholder={t.wholeNumber}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={filters.number}
          />
          <Button type="submit" variant="default">
            {t.search}
          </Button>
        </form>
      }
      chips={[...rangeChip(t.publishedAt, filters, t.language, onChange), ...chips]}
      onClear={isFiltered(filters, poolDefaults) ? () => onChange(poolDefaults) : undefined}
    >
      <WarehouseSelect
        by="code"
        label={t.warehouse}
        none={t.any}
        value={filters.warehouse}
        onChange={(warehouse) => onChange({ warehouse })}
      />
      <CourierSelect
        label={t.courier}
        none={t.any}
        value={filters.courier}
        onChange={(courier) => onChange({ courier })}
      />
      <RangeFields from={filters.from} to={filters.to} onChange={onChange} />
    </FilterLine>
  )
}
