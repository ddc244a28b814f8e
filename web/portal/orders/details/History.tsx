import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Timeline } from '#web/kit/look/Timeline.tsx'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { happenedTo } from './happened.ts'
import { text } from './text.ts'

/** Everything that happened to the order, newest first, from the moment it was placed. */
export function History({ order }: { readonly order: Order }) {
  const t = useText(text)
  const own = {
    placed: t.fill('placedWith', { count: order.parcelCount }),
    paid: t.wasPaid,
    cancelled: t.wasCancelled,
    lost: t.lostAt,
  }
  const steps = happenedTo(order).map((step) => ({
    ...step,
    text: step.kind === 'event' ? step.text : own[step.kind],
  }))
  return (
    <Card title={t.happened}>
      <Timeline steps={steps} />
    </Card>
  )
}
