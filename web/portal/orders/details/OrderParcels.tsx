import { useText } from '#web/kit/text/use-text.ts'
import { formatSize } from '#web/kit/text/format.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { Second } from '#web/kit/list/Second.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { text } from './text.ts'
import styles from './OrderDetailsPage.module.css'

type Parcel = Order['parcels'][number]

/** The parcels inside, each with its latest step. */
export function OrderParcels({ order }: { readonly order: Order }) {
  const t = useText(text)
  return (
    <Rows
      rows={order.parcels}
      label={t.parcelsInside}
      rowKey={(parcel) => parcel.id}
      cardTitle={numberOf}
      columns={[
        {
          key: 'number',
          label: t.trackingNumber,
          tableOnly: true,
          render: (parcel) => <span className={styles.number}>{numberOf(parcel)}</span>,
        },
        {
          key: 'latest',
          label: t.latest,
          render: (parcel) => (
            <>
              {parcel.latestEvent.text}
              <Second>
                <When at={parcel.latestEvent.at} />
              </Second>
            </>
          ),
        },
        {
          key: 'goods',
          label: t.goodsName,
          render: (parcel) => (
            <>
              {parcel.goodsName}
              <Second>
                {t.fill('pieces', { count: parcel.totalPieces })} ·{' '}
                <Money minor={parcel.totalGoodsValueMinor} currency="CNY" />
              </Second>
            </>
          ),
        },
        {
          key: 'weight',
          label: t.weight,
          align: 'end',
          render: (parcel) => (
            <>
              <Weight g={parcel.actualWeightG} />
              <Second>{sizeOf(parcel)}</Second>
            </>
          ),
        },
      ]}
    />
  )
}

const numberOf = (parcel: Parcel) => (
  <>
    {parcel.trackingNumber}
    <Second>{parcel.courierName}</Second>
  </>
)

const sizeOf = ({ lengthMm, widthMm, heightMm }: Parcel) =>
  lengthMm && widthMm && heightMm ? formatSize(lengthMm, widthMm, heightMm) : null
