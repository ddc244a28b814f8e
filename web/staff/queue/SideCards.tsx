import { orderStatusText } from '#contract/codes.ts'
import { countedAtMost } from '#domain/long-list.ts'
import { type OrderStatus, orderStatuses } from '#domain/order.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { shownCount, type Waiting } from '#web/staff/frame/counts.ts'
import { usePageAt } from '#web/staff/frame/use-pages.ts'
import { Link } from '#web/kit/look/Link.tsx'
import { queueAddress, statusAddress } from './addresses.ts'
import { ageInWords } from './age.ts'
import styles from './queue.module.css'
import { text } from './queue.text.ts'

interface KnownCardProps {
  readonly queues: readonly Waiting[]
  readonly at: string
}

/** What members, couriers or a release keep waiting: nobody here is late with it. */
export function KnownCard({ queues, at }: KnownCardProps) {
  const t = useText(text)
  return (
    <Card title={t.known}>
      <p className={styles.note}>{t.knownLead}</p>
      <ul className={styles.lines}>
        {queues.map((waiting) => (
          <Line
            key={waiting.queue}
            name={t[waiting.queue]}
            to={queueAddress[waiting.queue]}
            count={shownCount(waiting)}
            detail={waiting.oldestAt ? t.fill('oldest', { age: ageInWords(waiting.oldestAt, at, t) }) : ''}
          />
        ))}
      </ul>
    </Card>
  )
}

interface OrdersCardProps {
  readonly orders: Readonly<Record<OrderStatus, number>>
}

/** Active orders by status; the list shows those that the warehouse works on. */
export function OrdersCard({ orders }: OrdersCardProps) {
  const t = useText(text)
  return (
    <Card title={t.orders}>
      <ul className={styles.lines}>
        {orderStatuses.map((status) => (
          <Line
            key={status}
            name={orderStatusText[status][t.language]}
            to={statusAddress(status)}
            count={shownCount({ count: orders[status], countCapped: orders[status] >= countedAtMost })}
            detail=""
          />
        ))}
      </ul>
    </Card>
  )
}

interface LineProps {
  readonly name: string
  readonly to: string | null
  readonly count: string
  readonly detail: string
}

function Line({ name, to, count, detail }: LineProps) {
  const pageAt = usePageAt()
  return (
    <li className={styles.line}>
      {to !== null && pageAt(to) ? <Link to={to}>{name}</Link> : <span>{name}</span>}
      <span className={`${styles.note} num`}>{detail}</span>
      <b className="num">{count}</b>
    </li>
  )
}
