import { useText } from '#web/kit/text/use-text.ts'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { text } from './text.ts'
import { type OrderRow, orderTone } from './order-standing.ts'

interface Props {
  readonly order: Pick<OrderRow, 'status' | 'statusText' | 'lifecycle' | 'actions'>
  /** A box of it waits to be measured again, so nothing is asked of its member for now. */
  readonly isMeasuredAgain?: boolean
}

/** The status as the server words it; a decision that the member must take comes first. */
export function OrderStatus({ order, isMeasuredAgain = false }: Props) {
  const t = useText(text)
  if (isMeasuredAgain && order.lifecycle === 'active') return <StatusTag tone="hand">{t.measuredAgain}</StatusTag>
  const word = () => {
    if (order.lifecycle === 'cancelled') return t.cancelled
    return order.actions.includes('decide') ? t.supplementDue : order.statusText
  }
  return <StatusTag tone={orderTone(order)}>{word()}</StatusTag>
}
