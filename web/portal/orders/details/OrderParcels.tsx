import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatSize } from '#web/kit/text/format.ts'
import { Day } from '#web/kit/list/Day.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { Second } from '#web/kit/list/Second.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '#web/kit/look/Link.tsx'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { text } from './text.ts'
import styles from './OrderDetailsPage.module.css'

type Parcel = Order['parcels'][number]

/** An order may hold a hundred. */
const shownAtFirst = 10

/** The parcels inside, each with where it is and its latest step. */
export function OrderParcels({ order }: { readonly order: Order }) {
  const t = useText(text)
  const [isAll, { open }] = useDisclosure(false)
  const shown = isAll ? order.parcels : order.parcels.slice(0, shownAtFirst)
  return (
    <>
      <Rows
        rows={shown}
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
            key: 'goods',
            label: t.goodsName,
            render: (parcel) => (
              <>
                {parcel.goodsName}
                <Second>
                  <span className={styles.together}>
                    {t.fill('pieces', { count: parcel.totalPieces })} ·{' '}
                    <Money minor={parcel.totalGoodsValueMinor} currency="CNY" />
                  </span>
                </Second>
              </>
            ),
          },
          {
            key: 'latest',
            label: t.whereNow,
            render: (parcel) => (
              <>
                {parcel.latestEvent.text}
                <Second>
                  <BoxOf order={order} parcel={parcel} />
                  <Day at={parcel.latestEvent.at} />
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
                <Second>
                  <span className={styles.together}>{sizeOf(parcel)}</span>
                </Second>
              </>
            ),
          },
        ]}
      />
      {shown.length < order.parcels.length && (
        <button type="button" className={`text-button ${styles.all}`} onClick={open}>
          {t.fill('allParcels', { count: order.parcels.length })}
        </button>
      )}
    </>
  )
}

const numberOf = (parcel: Parcel) => (
  <>
    <Link to={paths.parcelDetails(parcel.id)}>{parcel.trackingNumber}</Link>
    <Second>{parcel.courierName}</Second>
  </>
)

/** The box it is in, once it is packed. */
function BoxOf({ order, parcel }: { readonly order: Order; readonly parcel: Parcel }) {
  const t = useText(text)
  const carton = order.cartons.find(({ parcelIds }) => parcelIds.includes(parcel.id))
  return carton ? <>{t.fill('inBox', { number: carton.cartonNumber })} · </> : null
}

const sizeOf = ({ lengthMm, widthMm, heightMm }: Parcel) =>
  lengthMm && widthMm && heightMm ? formatSize(lengthMm, widthMm, heightMm) : null
