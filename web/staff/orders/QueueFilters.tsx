import { countedAtMost } from '#domain/long-list.ts'
import type { OrderStatus } from '#domain/order.ts'
import { SearchField } from '#web/staff/SearchField.tsx'
import { useDesk } from '#web/staff/staff-context.ts'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { NativeSelect } from '@mantine/core'
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
  const { staff } = useDesk()
  return (
    <div className={desk.filters}>
      <StatusTabs
        label={t.tabs}
        tabs={queueStatuses.map((key) => ({ key, name: t[key], count: counts?.[key] }))}
        current={status}
        onChoose={(key) => onChange({ status: key })}
        countedAtMost={countedAtMost}
      />
      <SearchField
        label={t.search}
        placeholder={t.searchPlaceholder}
        value={search}
        maxLength={20}
        onSearch={(q) => onChange({ q })}
      />
      <NativeSelect
        label={t.warehouse}
        value={warehouse}
        onChange={(event) => onChange({ warehouse: event.currentTarget.value })}
        data={[
          { value: '', label: t.allWarehouses },
          ...staff.warehouses.map((each) => ({ value: String(each.code), label: each.name })),
        ]}
      />
    </div>
  )
}
