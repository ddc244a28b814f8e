import { countedAtMost } from '#domain/long-list.ts'
import type { OrderStatus } from '#domain/order.ts'
import { SearchAndWarehouse } from '#web/staff/SearchAndWarehouse.tsx'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { text } from './queue.text.ts'

export const queueStatuses = ['paid', 'awaiting_outbound', 'shipped'] as const satisfies readonly OrderStatus[]
export type QueueStatus = (typeof queueStatuses)[number]

interface QueueFiltersProps {
  readonly status: QueueStatus
  readonly warehouse: string
  readonly search: string
  readonly counts: Readonly<Record<OrderStatus, number>> | undefined
  readonly onChange: (changes: { status?: string; warehouse?: string; q?: string }) => void
}

export function QueueFilters({ status, warehouse, search, counts, onChange }: QueueFiltersProps) {
  const t = useText(text)
  return (
    <div className={desk.filters}>
      <StatusTabs
        label={t.tabs}
        tabs={queueStatuses.map((key) => ({ key, name: t[key], count: counts?.[key] }))}
        current={status}
        onChoose={(key) => onChange({ status: key })}
        countedAtMost={countedAtMost}
      />
      <SearchAndWarehouse words={t} by="code" maxLength={20} q={search} warehouse={warehouse} onChange={onChange} />
    </div>
  )
}
