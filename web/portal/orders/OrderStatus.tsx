import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { text } from './text.ts'
import { type OrderRow, orderTone } from './order-standing.ts'

interface Props {
  readonly order: Pick<OrderRow, 'status' | 'statusText' | 'lifecycle' | 'actions' | 'measuredAgain'>
}

/**
 * The status as the server words it; a decision that the member must take comes first. While a box waits to be measured
 * again, nothing is asked of its member.
 */
export function OrderStatus({ order }: Props) {
  const t = useText(text)
  if (order.measuredAgain && order.lifecycle === 'active') return <StatusTag tone="hand">{t.measuredAgain}</StatusTag>
  const word = () => {
    if (order.lifecycle === 'cancelled') return t.cancelled
    return order.actions.includes('decide') ? t.supplementDue : order.statusText
  }
  return <StatusTag tone={orderTone(order)}>{word()}</StatusTag>
}
