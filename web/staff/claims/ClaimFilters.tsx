import { type ClaimStatus, claimStatuses } from '#domain/claim.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { SearchAndWarehouse } from '#web/staff/SearchAndWarehouse.tsx'
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
      <SearchAndWarehouse words={t} by="id" maxLength={32} {...filters} onChange={onChange} />
    </div>
  )
}
