import { orderStatusText } from '#contract/codes.ts'
import { type OrderStatus, orderStatuses } from '#domain/order.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { StatusTabs } from '#web/kit/list/StatusTabs.tsx'
import { text } from '#web/portal/orders/text.ts'

interface OrderTabsProps {
  readonly counts: Readonly<Record<OrderStatus, number>> | undefined
  /** Known while they are shown. */
  readonly cancelledCount: number | undefined
  /** A status, `cancelled`, or empty for all. */
  readonly value: string
  readonly onChange: (status: string) => void
}

/** Orders by status; cancelled ones have a list of their own. */
export function OrderTabs({ counts, cancelledCount, value, onChange }: OrderTabsProps) {
  const t = useText(text)
  const all = counts && orderStatuses.reduce((sum, status) => sum + counts[status], 0)
  const tabs = [
    { key: '', name: t.all, count: all },
    ...orderStatuses.map((status) => ({
      key: status,
      name: orderStatusText[status][t.language],
      count: counts?.[status],
    })),
    { key: 'cancelled', name: t.cancelled, count: cancelledCount },
  ]
  return <StatusTabs label={t.statusTabs} tabs={tabs} current={value} onChoose={onChange} />
}
