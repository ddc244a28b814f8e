import { site } from '#contract/content.ts'
import { members } from '#contract/members.ts'
import { useRead } from '#web/client/queries.ts'
import { ContactLines } from '#web/kit/look/ContactLines.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { type ReactNode, useState } from 'react'
import { Charges } from './Charges.tsx'
import { Payments } from './Payments.tsx'
import styles from './Receipt.module.css'
import { text } from './text.ts'

/** One sheet: who was paid by whom, for what, and how. */
export function Receipt({ order }: { readonly order: Order }) {
  const t = useText(text)
  const [shownAt] = useState(() => new Date().toISOString())
  return (
    <article className={styles.sheet} aria-label={t.title}>
      <Heads order={order} />
      <section>
        <h2>{t.order}</h2>
        <OrderLines order={order} />
      </section>
      <Charges order={order} />
      <Payments order={order} />
      <footer className={styles.foot}>
        <p>{t.notInvoice}</p>
        <p>{t.fill('zone', { when: formatWhen(shownAt, t.language) })}</p>
      </footer>
    </article>
  )
}

/** Who was paid, by whom, and who receives the goods. */
function Heads({ order }: { readonly order: Order }) {
  const t = useText(text)
  const config = useRead(site.getConfig, { appid: 'web' })
  const { data: member } = useRead(members.home, {})
  const { consignee, pickUpPoint } = order
  return (
    <div className={styles.heads}>
      <section aria-label={t.issuer}>
        <h2>{t.issuer}</h2>
        <strong>{config.data?.siteName}</strong>
        <ContactLines />
      </section>
      <section aria-label={t.payer}>
        <h2>{t.payer}</h2>
        {member && (
          <>
            <strong>{member.displayName}</strong>
            <span>{t.fill('memberNumber', { number: member.memberNumber })}</span>
          </>
        )}
      </section>
      <section aria-label={t.consignee}>
        <h2>{t.consignee}</h2>
        <strong>{consignee.name}</strong>
        <span className="num">{consignee.phone}</span>
        <span>
          {consignee.regionText} {consignee.address} <span className="num">{consignee.postalCode}</span>
        </span>
        {pickUpPoint && <span>{t.fill('pickUpAt', { point: `${pickUpPoint.name} · ${pickUpPoint.address}` })}</span>}
      </section>
    </div>
  )
}

function OrderLines({ order }: { readonly order: Order }) {
  const t = useText(text)
  const when = (at: string | null) => at && formatWhen(at, t.language)
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t.orderNumber, order.orderNumber],
    [t.logisticsNumber, order.logisticsNumber],
    [t.channel, order.channelName],
    [t.warehouse, order.warehouseName],
    [t.goods, order.goodsName],
    [t.parcels, order.parcelCount],
    [t.orderedAt, when(order.orderedAt)],
    [t.paidAt, when(order.paidAt)],
    [t.outboundAt, when(order.outboundAt)],
    [t.signedAt, when(order.signedAt)],
    [t.cancelledAt, when(order.cancelledAt)],
  ]
  return (
    <dl className={styles.lines}>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
