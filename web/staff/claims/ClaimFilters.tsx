import { type ClaimStatus, claimStatuses } from '#domain/claim.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { SearchField } from '#web/staff/SearchField.tsx'
import { useDesk } from '#web/staff/staff-context.ts'
import desk from '#web/staff/desk.module.css'
import styles from './claims.module.css'
import { text } from './claims.text.ts'

interface ClaimFiltersProps {
  readonly status: ClaimStatus
  readonly filters: { readonly q: string; readonly warehouse: string }
  readonly counts: Readonly<Partial<Record<ClaimStatus, number>>> | undefined
  readonly onChange: (changes: { status?: string; q?: string; warehouse?: string }) => void
}

export function ClaimFilters({ status, filters, counts, onChange }: ClaimFiltersProps) {
  const t = useText(text)
  const { staff } = useDesk()
  return (
    <div className={desk.filters}>
      <div className={styles.tabs}>
        <StatusTabs
          label={t.views}
          tabs={claimStatuses.map((key) => ({ key, name: t[key], count: counts?.[key] }))}
          current={status}
          onChoose={(key) => onChange({ status: key })}
          countedAtMost={countedAtMost}
        />
      </div>
      <SearchField
        label={t.search}
        placeholder={t.searchHint}
        value={filters.q}
        maxLength={32}
        onSearch={(q) => onChange({ q })}
      />
      <FilterChoice
        label={t.warehouse}
        any={t.allWarehouses}
        value={filters.warehouse}
        onChange={(warehouse) => onChange({ warehouse })}
        options={staff.warehouses.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  )
}
