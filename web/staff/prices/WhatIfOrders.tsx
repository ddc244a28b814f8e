import { staffOrders } from '#contract/orders.ts'
import { risesNamed } from '#domain/tariff-effect.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Link } from '#web/kit/look/Link.tsx'
import { text } from './what-if.text.ts'
import type { WhatIf } from './WhatIfSums.tsx'

type Rise = WhatIf['rises'][number]
type Unpriced = WhatIf['unpriced'][number]
type Words = ReturnType<typeof useText<typeof text>>

/** The orders that would have become dearer by most. */
export function Rises({ rises }: { readonly rises: readonly Rise[] }) {
  const t = useText(text)
  const money = (key: 'wasMinor' | 'wouldBeMinor' | 'differenceMinor', label: string): Column<Rise> => ({
    key,
    label,
    align: 'end',
    render: (rise) => <span className="num">{formatMoney(rise[key], rise.currency)}</span>,
  })
  const columns = [
    ...orderColumns<Rise>(t),
    money('wasMinor', t.ownPrice),
    money('wouldBeMinor', t.wouldBe),
    { ...money('differenceMinor', t.gain), render: (rise: Rise) => <More {...rise} /> },
  ]
  return (
    <Card title={t.rises}>
      {rises.length === 0 ? (
        <p className="muted">{t.noRises}</p>
      ) : (
        <>
          <p className="muted">{t.fill('risesLead', { count: risesNamed })}</p>
          <Rows
            rows={rises}
            rowKey={({ orderId }) => orderId}
            label={t.rises}
            columns={columns}
            cardTitle={(rise) => <OrderLink {...rise} />}
          />
        </>
      )}
    </Card>
  )
}

function More({ differenceMinor, currency }: Rise) {
  const t = useText(text)
  return <span className="num">{t.fill('more', { money: formatMoney(differenceMinor, currency) })}</span>
}

interface UnpricedProps {
  readonly orders: readonly Unpriced[]
  /** Of all, listed or not. */
  readonly count: number
}

/** Orders whose line, currency or weight has no price in the draft: counted and listed, never guessed. */
export function UnpricedOrders({ orders, count }: UnpricedProps) {
  const t = useText(text)
  if (count === 0) return null
  const weight: Column<Unpriced> = {
    key: 'weight',
    label: t.weight,
    align: 'end',
    render: ({ billableWeightG }) => <span className="num">{formatKg(billableWeightG)}</span>,
  }
  return (
    <Card title={t.unpricedTitle}>
      <p className="muted">
        {t.fill('unpricedLead', { count })} {count > orders.length && t.fill('unpricedMore', { shown: orders.length })}
      </p>
      <Rows
        rows={orders}
        rowKey={({ orderId }) => orderId}
        label={t.unpricedTitle}
        columns={[...orderColumns<Unpriced>(t), weight]}
        cardTitle={(order) => <OrderLink {...order} />}
      />
    </Card>
  )
}

type Named = Pick<Rise, 'orderId' | 'orderNumber' | 'channelName' | 'destinationName' | 'currency'>

const orderColumns = <Row extends Named>(t: Words): readonly Column<Row>[] => [
  { key: 'order', label: t.order, render: (row) => <OrderLink {...row} />, tableOnly: true },
  {
    key: 'line',
    label: t.line,
    render: ({ channelName, destinationName, currency }) =>
      t.fill('trade', { line: channelName, destination: destinationName, currency }),
  },
]

/** Finance has no page of orders, and is shown the number alone. */
function OrderLink({ orderId, orderNumber }: Named) {
  const may = useMay()
  return may(staffOrders.sign) ? <Link to={staffPaths.order(orderId)}>{orderNumber}</Link> : orderNumber
}
