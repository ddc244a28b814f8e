import { type OrderStatus, ordersCountedAtMost } from '#domain/order.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { Views } from '#web/staff/Views.tsx'
import { useText } from '#web/text/use-text.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import styles from './orders.module.css'
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
  const field = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => field.current?.focus()]])
  return (
    <div className={styles.filters}>
      <Views
        label={t.tabs}
        views={queueStatuses.map((key) => ({
          key,
          words: counts ? t.fill(tabWords(counts[key]), { word: t[key], count: counts[key] }) : t[key],
        }))}
        current={status}
        onChoose={(key) => onChange({ status: key })}
      />
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ q: field.current?.value.trim() ?? '' })
          field.current?.select()
        }}
      >
        <TextInput
          // A cleared filter clears the field too.
          key={search}
          ref={field}
          type="search"
          label={t.search}
          placeholder={t.searchPlaceholder}
          defaultValue={search}
          maxLength={20}
        />
      </form>
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

const tabWords = (count: number) => (count < ordersCountedAtMost ? 'tabCount' : 'tabCountOrMore')
