import { orderTypeText } from '#contract/codes.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { Cell } from '#web/kit/list/Cell.tsx'
import { Facts } from '#web/kit/list/Facts.tsx'
import { type LineColumn, Lines, type LineSpec } from '#web/kit/list/Lines.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { Day } from '#web/kit/list/Day.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useMemo } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { text } from '#web/portal/orders/text.ts'
import type { OrderRow } from '#web/portal/orders/order-standing.ts'
import { OrderActions } from '#web/portal/orders/OrderActions.tsx'
import { text as listText } from './list.text.ts'
import { omittedBehind, omittedBeside, otherActions } from './order-action.ts'
import styles from './OrderListPage.module.css'
import { OrderStatus } from '#web/portal/orders/OrderStatus.tsx'

interface Props {
  readonly rows: readonly OrderRow[]
  /** Both stay the same. */
  readonly onPay: (orderId: string) => void
  readonly onCancel: (orderId: string) => void
}

/** Orders in one line each, with their status and their next action. */
export function OrderRows({ rows, onPay, onCancel }: Props) {
  const t = useText(text)
  const spec = useMemo((): LineSpec<OrderRow> => {
    const acting = { onPay, onCancel }
    return {
      columns: columnsIn(t),
      rowKey: (order) => order.id,
      name: (order) => order.orderNumber,
      title: (order) => <OrderLink order={order} />,
      note: (order) => [stageOf(order, t), order.channelName, order.receiverName].filter(Boolean).join(' · '),
      details: (order) => <OrderFacts order={order} />,
      action: (order) => <OrderActions order={order} {...acting} omit={omittedBeside(order)} />,
      menu: (order) =>
        otherActions(order).length > 0
          ? () => <OrderActions order={order} {...acting} omit={omittedBehind(order)} />
          : null,
      actionsWidth: 234,
    }
  }, [t, onPay, onCancel])
  return <Lines rows={rows} label={t.title} spec={spec} />
}

const columnsIn = (t: ReturnType<typeof useText<typeof text>>): readonly LineColumn<OrderRow>[] => [
  {
    key: 'order',
    label: t.order,
    width: 164,
    render: (order) => <Cell first={<OrderLink order={order} />} second={<Placed order={order} />} />,
  },
  {
    key: 'status',
    label: t.status,
    // The English words are the longest, and stay on one line.
    width: t.language === 'en' ? 212 : 160,
    card: 'status',
    render: (order) => (
      <span className={styles.status}>
        <OrderStatus order={order} />
        <small>{stageOf(order, t)}</small>
      </span>
    ),
    onCard: (order) => <OrderStatus order={order} />,
  },
  {
    key: 'way',
    label: t.channel,
    from: 'medium',
    render: (order) => <Cell first={order.channelName} second={order.warehouseName} />,
  },
  {
    key: 'receiver',
    label: t.receiver,
    width: 124,
    from: 'large',
    render: (order) => <Cell first={order.receiverName} second={order.logisticsNumber} />,
  },
  {
    key: 'weight',
    label: t.billableWeight,
    align: 'end',
    width: 92,
    from: 'medium',
    card: 'fact',
    render: (order) => (
      <Cell first={<Weight g={order.billableWeightG} />} second={t.fill('parcelCount', { count: order.parcelCount })} />
    ),
    onCard: (order) => <Weight g={order.billableWeightG} />,
  },
  {
    key: 'total',
    label: t.totalFee,
    align: 'end',
    width: 124,
    card: 'end',
    render: (order) => (
      <Cell
        first={<Money minor={order.totalMinor} currency={order.currency} />}
        second={order.dueMinor > 0 && <Due order={order} />}
      />
    ),
    onCard: (order) =>
      order.dueMinor > 0 ? <Due order={order} /> : <Money minor={order.totalMinor} currency={order.currency} />,
  },
]

/** Whether packing a paid order has begun: until then its member may cancel it. */
function stageOf(order: OrderRow, t: ReturnType<typeof useText<typeof text>>): string | null {
  if (order.status !== 'paid' || order.lifecycle !== 'active' || order.actions.includes('decide')) return null
  return order.packingStartedAt === null ? t.notBegun : t.packingBegun
}

const OrderLink = ({ order }: { readonly order: OrderRow }) => (
  <Link to={paths.orderDetails(order.id)} className={`${styles.number} num`}>
    {order.orderNumber}
  </Link>
)

/** Most orders are consolidations; only the other kind is named. */
function Placed({ order }: { readonly order: OrderRow }) {
  const t = useText(text)
  return (
    <>
      <Day at={order.orderedAt} />
      {order.orderType === 'single_ticket' && ` · ${orderTypeText.single_ticket[t.language]}`}
    </>
  )
}

function Due({ order }: { readonly order: OrderRow }) {
  const t = useText(text)
  return <span className={styles.due}> {t.fill('sumDue', { price: formatMoney(order.dueMinor, order.currency) })}</span>
}

/** Everything that the list knows of an order, without opening its page. */
function OrderFacts({ order }: { readonly order: OrderRow }) {
  const t = useText(text)
  const l = useText(listText)
  const money = (minor: number) => <Money minor={minor} currency={order.currency} />
  return (
    <Facts
      facts={[
        [t.orderType, orderTypeText[order.orderType][t.language]],
        [t.channel, order.channelName],
        [t.warehouse, order.warehouseName],
        [t.receiver, order.receiverName],
        [l.logisticsNumber, order.logisticsNumber],
        [l.goods, order.goodsName],
        [l.pieces, order.totalPieces],
        [l.goodsValue, formatMoney(order.totalGoodsValueMinor, 'CNY')],
        [l.parcels, order.parcelCount],
        [l.numbers, order.parcels.map(({ trackingNumber }) => trackingNumber).join(', ')],
        [t.billableWeight, formatKg(order.billableWeightG)],
        [l.freight, money(order.freightPayableMinor)],
        [l.services, order.vas.map((service) => service.text).join(', ')],
        [l.insurance, order.insured && money(order.insuranceMinor)],
        [t.totalFee, money(order.totalMinor)],
        [t.owing, order.dueMinor > 0 && money(order.dueMinor)],
        [l.remark, order.remark],
        [t.orderedAt, <When key="ordered" at={order.orderedAt} />],
        [l.paidAt, order.paidAt && <When key="paid" at={order.paidAt} />],
        [l.packedAt, order.packedAt && <When key="packed" at={order.packedAt} />],
        [l.outboundAt, order.outboundAt && <When key="outbound" at={order.outboundAt} />],
        [l.signedAt, order.signedAt && <When key="signed" at={order.signedAt} />],
      ]}
    />
  )
}
