import { orderTypeText } from '#contract/codes.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { Second } from '#web/kit/list/Second.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { text } from '#web/portal/orders/text.ts'
import type { OrderRow } from '#web/portal/orders/order-standing.ts'
import { OrderActions } from '#web/portal/orders/OrderActions.tsx'
import styles from './OrderListPage.module.css'
import { OrderStatus } from '#web/portal/orders/OrderStatus.tsx'

interface Props {
  readonly rows: readonly OrderRow[]
  readonly onPay: (orderId: string) => void
}

/** Orders as a table, or as cards on a phone, each with its status and its next action. */
export function OrderRows({ rows, onPay }: Props) {
  const t = useText(text)
  return (
    <Rows
      rows={rows}
      label={t.title}
      rowKey={(order) => order.id}
      cardTitle={(order) => (
        <>
          {order.orderNumber} <SingleTicketMark order={order} />
        </>
      )}
      columns={[
        {
          key: 'order',
          label: t.order,
          tableOnly: true,
          render: (order) => (
            <>
              <TwoLines
                first={
                  <Link to={paths.orderDetails(order.id)} className={`${styles.number} num`}>
                    {order.orderNumber}
                  </Link>
                }
                second={<When at={order.orderedAt} />}
              />
              <SingleTicketMark order={order} />
            </>
          ),
        },
        {
          key: 'status',
          label: t.status,
          render: (order) => (
            <span className={styles.status}>
              <OrderStatus order={order} />
            </span>
          ),
        },
        {
          key: 'way',
          label: t.channel,
          render: (order) => (
            <span className={styles.way}>
              <TwoLines first={order.channelName} second={order.warehouseName} />
              {order.goodsName && <Second>{order.goodsName}</Second>}
            </span>
          ),
        },
        {
          key: 'receiver',
          label: t.receiver,
          render: (order) => (
            <>
              <TwoLines first={order.receiverName} second={order.logisticsNumber} />
              {order.remark && <Second>{order.remark}</Second>}
            </>
          ),
        },
        {
          key: 'weight',
          label: <span className={styles.weightHead}>{t.billableWeight}</span>,
          align: 'end',
          render: (order) => (
            <TwoLines
              first={<Weight g={order.billableWeightG} />}
              second={t.fill('parcelCount', { count: order.parcelCount })}
            />
          ),
        },
        {
          key: 'total',
          label: t.totalFee,
          align: 'end',
          render: (order) => (
            <>
              <TwoLines
                first={<Money minor={order.totalMinor} currency={order.currency} />}
                second={order.dueMinor > 0 && t.fill('sumDue', { price: formatMoney(order.dueMinor, order.currency) })}
              />
              {order.insured && <Second>{t.insured}</Second>}
            </>
          ),
        },
        { key: 'ordered', label: t.orderedAt, cardOnly: true, render: (order) => <When at={order.orderedAt} /> },
      ]}
      actions={(order) => (
        <div className={styles.rowActions}>
          <OrderActions order={order} onPay={onPay} />
        </div>
      )}
    />
  )
}

/** Most orders are consolidations; only the other kind is marked. */
function SingleTicketMark({ order }: { readonly order: OrderRow }) {
  const t = useText(text)
  return order.orderType === 'single_ticket' ? (
    <small className={styles.mark}>{orderTypeText.single_ticket[t.language]}</small>
  ) : null
}

function TwoLines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span>
      {first}
      {second && <Second>{second}</Second>}
    </span>
  )
}
