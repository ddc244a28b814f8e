import { useText } from '#web/kit/text/use-text.ts'
import { CourierSelect } from '#web/kit/form/CourierSelect.tsx'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import { useRedrawn } from '#web/kit/look/use-redrawn.ts'
import { RangeFields } from '#web/kit/form/RangeFields.tsx'
import { Button, TextInput } from '@mantine/core'
import type { SyntheticEvent } from 'react'
import styles from './Claims.module.css'
import { text } from './text.ts'

/** As kept in the URL. */
export const poolDefaults = { warehouse: '', courier: '', number: '', from: '', to: '', page: '1' } as const

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
  return (
    <form className={styles.filters} role="search" aria-label={t.filters} onSubmit={search}>
      <TextInput
        key={field.key}
        type="search"
        name="number"
        label={t.wholeNumber}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={filters.number}
      />
      <Button type="submit" variant="default">
        {t.search}
      </Button>
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
    </form>
  )
}
