import { countedAtMost } from '#domain/long-list.ts'
import type { OrderStatus } from '#domain/order.ts'
import { SearchAndWarehouse } from '#web/staff/SearchAndWarehouse.tsx'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { type QueueStatus, queueStatuses, showable } from './orders-input.ts'
import { text } from './queue.text.ts'

interface QueueFiltersProps {
  readonly status: QueueStatus
  readonly show: string
  readonly warehouse: string
  readonly search: string
  readonly counts: Readonly<Record<OrderStatus, number>> | undefined
  readonly onChange: (changes: { status?: string; show?: string; warehouse?: string; q?: string }) => void
}

export function QueueFilters({ status, show, warehouse, search, counts, onChange }: QueueFiltersProps) {
  const t = useText(text)
  return (
    <div className={desk.filters}>
      <StatusTabs
        label={t.tabs}
        tabs={[
          ...queueStatuses.map((key) => ({ key, name: t[key], count: counts?.[key] })),
          { key: '' as const, name: t.any },
        ]}
        current={status}
        onChoose={(key) => onChange({ status: key })}
        countedAtMost={countedAtMost}
      />
      <FilterChoice
        label={t.show}
        any={t.showAll}
        value={show}
        options={showable.map((value) => ({ value, label: t[value] }))}
        onChange={(chosen) => onChange({ show: chosen })}
      />
      <SearchAndWarehouse words={t} by="code" maxLength={20} q={search} warehouse={warehouse} onChange={onChange} />
    </div>
  )
}
