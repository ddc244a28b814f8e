import { PriceLines } from '#web/shared/channels/PriceLines.tsx'
import { ReducedServices } from '#web/shared/orders/ReducedServices.tsx'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatKg, formatMoney, formatSize, formatWhen } from '#web/kit/text/format.ts'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { Timeline } from '#web/kit/look/Timeline.tsx'
import { When } from '#web/kit/look/When.tsx'
import { text } from './order.text.ts'
import styles from './orders.module.css'
import type { StaffOrder } from './staff-order.ts'

interface OrderFactsProps {
  readonly order: StaffOrder
  /** The page shows the price already. */
  readonly isPriceElsewhere: boolean
}

/** The order: owner, destination, contents, price and history. */
export function OrderFacts({ order, isPriceElsewhere }: OrderFactsProps) {
  const t = useText(text)
  const { cartons, supplement } = order
  return (
    <div className={desk.column}>
      <Card title={t.facts}>
        <Facts order={order} />
      </Card>
      <Cartons cartons={cartons.length > 0 ? cartons : (supplement?.cartons ?? [])} />
      <ReducedServices services={order.reducedServices} />
      {!isPriceElsewhere && <Price order={order} />}
      <Card title={t.timeline}>
        {order.events.length === 0 ? <p className="muted">{t.noTimeline}</p> : <Timeline steps={order.events} />}
      </Card>
    </div>
  )
}

function Price({ order }: { readonly order: StaffOrder }) {
  const t = useText(text)
  const { cartons, earlierCartons } = order
  // Once boxes were opened again their price stays until the next packing, and the parcels do not explain it.
  const explained = cartons.length > 0 ? 'cartons' : earlierCartons.length > 0 ? null : 'parcels'
  return (
    <Card title={t.price}>
      <PriceLines
        quote={order.quote}
        paidMinor={order.paidMinor}
        refundedMinor={order.refundedMinor}
        dueMinor={order.dueMinor || undefined}
        channelName={order.channelName}
        pieces={cartons}
        {...(explained === null ? {} : { weighed: explained })}
      />
    </Card>
  )
}

function Facts({ order }: { readonly order: StaffOrder }) {
  const t = useText(text)
  const { consignee, pickUpPoint } = order
  const services = order.vas.map((service) => (service.qty > 1 ? `${service.text} × ${service.qty}` : service.text))
  return (
    <dl className={desk.facts}>
      <Fact label={t.member}>
        {order.memberName} <span className="num">{order.memberNumber}</span>
      </Fact>
      <Fact label={t.channel}>{order.channelName}</Fact>
      <Fact label={t.warehouse}>{order.warehouseName}</Fact>
      <Fact label={t.parcels}>{t.fill('parcelsOf', { count: order.parcelCount, pieces: order.totalPieces })}</Fact>
      {services.length > 0 && (
        <Fact label={t.services}>
          <ul className={desk.plain}>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </Fact>
      )}
      {order.remark && <Fact label={t.remark}>{order.remark}</Fact>}
      <Fact label={t.receiver}>
        {consignee.name} <span className="num">{consignee.phone}</span>
        <br />
        {consignee.regionText} {consignee.address} {consignee.postalCode}
      </Fact>
      {pickUpPoint && (
        <Fact label={t.pickUpPoint}>
          {pickUpPoint.name}
          <br />
          {pickUpPoint.address}
        </Fact>
      )}
      <Fact label={t.insured}>
        {order.insured
          ? t.fill('insuredFor', { value: formatMoney(order.declaredValueMinor, order.currency) })
          : t.notInsured}
      </Fact>
      {order.logisticsNumber && <Fact label={t.logisticsNumber}>{order.logisticsNumber}</Fact>}
      <Moment label={t.paidAt} at={order.paidAt} />
      <Moment label={t.packedBy} at={order.packedAt} by={order.packerName} />
      <Moment label={t.outboundAt} at={order.outboundAt} />
      <Moment label={t.signedAt} at={order.signedAt} />
    </dl>
  )
}

interface MomentProps {
  readonly label: string
  readonly at: string | null
  readonly by?: string | null
}

function Moment({ label, at, by = null }: MomentProps) {
  if (at === null) return null
  return (
    <Fact label={label}>
      <When at={at} />
      {by && (
        <>
          <br />
          {by}
        </>
      )}
    </Fact>
  )
}

function Cartons({ cartons }: { readonly cartons: StaffOrder['cartons'] }) {
  const t = useText(text)
  if (cartons.length === 0) return null
  return (
    <Card title={t.cartons}>
      <ul className={desk.plain}>
        {cartons.map((carton) => {
          const facts = t.fill('cartonOf', {
            number: carton.cartonNumber,
            weight: formatKg(carton.weightG),
            size: formatSize(carton.lengthMm, carton.widthMm, carton.heightMm),
            count: carton.parcelIds.length,
          })
          return (
            <li key={carton.cartonNumber}>
              <p className={styles.carton}>{facts}</p>
              <p className="muted">
                {t.fill('weighedBy', { name: carton.weighedBy, when: formatWhen(carton.weighedAt, t.language) })}
              </p>
              <PhotoStrip photos={carton.photos} of={facts} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
