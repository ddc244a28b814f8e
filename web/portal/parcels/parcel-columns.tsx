import { Link } from '#web/kit/look/Link.tsx'
import type { Output } from '#contract/wire/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Money } from '#web/kit/look/Money.tsx'
import { Cell } from '#web/kit/list/Cell.tsx'
import type { LineColumn } from '#web/kit/list/Lines.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { Day } from '#web/kit/list/Day.tsx'
import { isElsewhere } from '#web/shared/parcels/elsewhere.ts'
import { type StorageClock, useStorageWords } from '#web/portal/storage/StorageNote.tsx'
import { text as abnormalText } from './abnormal.text.ts'
import { text as transferText } from './transfer/transfer.text.ts'
import { Nickname } from './nickname/Nickname.tsx'
import styles from './ParcelColumns.module.css'
import { ParcelStatusTag } from './ParcelStatusTag.tsx'
import type { text } from './text.ts'

export type ParcelRow = Output<typeof parcels.forecastOne>
/** A parcel in its list, with the photo that only the list asks for. */
export type ParcelLine = Output<typeof parcels.list>['list'][number]

type Clocks = ReadonlyMap<string, StorageClock>

/** The columns of the list of parcels: what people look for first; the rest is in the details. */
export const parcelColumns = (
  t: ReturnType<typeof useText<typeof text>>,
  clocks: Clocks,
): readonly LineColumn<ParcelLine>[] => [
  {
    key: 'number',
    label: t.trackingNumber,
    width: 160,
    render: (parcel) => (
      <Cell
        first={<strong className="num">{parcel.trackingNumber}</strong>}
        second={parcel.nickname ? <Nickname of={parcel} /> : parcel.courierName}
      />
    ),
  },
  {
    key: 'status',
    label: t.status,
    width: 146,
    card: 'status',
    render: (parcel) => <StatusCell parcel={parcel} />,
    onCard: (parcel) => <Status parcel={parcel} />,
  },
  {
    key: 'goods',
    label: t.goods,
    from: 'small',
    render: (parcel) => (
      <Cell
        first={parcel.goodsName || '—'}
        second={
          <>
            <span className="for-readers">{t.value} </span>
            <Money minor={parcel.totalGoodsValueMinor} currency="CNY" />
          </>
        }
      />
    ),
  },
  {
    key: 'weight',
    label: t.weight,
    align: 'end',
    width: 82,
    card: 'fact',
    render: (parcel) =>
      parcel.actualWeightG === null ? (
        <span className="muted">
          <span aria-hidden="true">—</span>
          <span className="for-readers">{t.notWeighed}</span>
        </span>
      ) : (
        <Weight g={parcel.actualWeightG} />
      ),
    onCard: (parcel) => (parcel.actualWeightG === null ? t.notWeighed : <Weight g={parcel.actualWeightG} />),
  },
  {
    key: 'where',
    label: t.where,
    width: 150,
    from: 'medium',
    render: (parcel) => <Where parcel={parcel} clock={clocks.get(parcel.id)} />,
  },
  {
    key: 'latest',
    label: t.latest,
    width: 200,
    from: 'large',
    render: (parcel) => <Cell first={<Day at={parcel.latestEvent.at} />} second={parcel.latestEvent.text} />,
  },
]

function StatusCell({ parcel }: { readonly parcel: ParcelRow }) {
  return (
    <Cell
      first={<Status parcel={parcel} />}
      second={parcel.abnormal && <span className={styles.abnormal}>{parcel.abnormal.text}</span>}
    />
  )
}

const Status = ({ parcel: { status, latestEvent } }: { readonly parcel: ParcelRow }) => (
  <ParcelStatusTag status={status} isSigned={status === 'shipped' && latestEvent.code === 'signed'} />
)

interface StandingProps {
  readonly parcel: ParcelRow
  readonly clock: StorageClock | undefined
}

const Where = (props: StandingProps) => <Cell first={props.parcel.warehouseName} second={<Standing {...props} />} />

/** The same on the card of a phone, where what is wrong comes first. */
export const PlaceNote = (props: StandingProps) => (
  <span className={styles.place}>
    {props.parcel.status !== 'shipped' && <span>{props.parcel.warehouseName}</span>}
    {props.parcel.abnormal ? (
      <span className={styles.abnormal}>{props.parcel.abnormal.text}</span>
    ) : (
      <span>
        <Standing {...props} />
      </span>
    )}
  </span>
)

/** What is most important where it is: a question to the member, the free days, the order. */
function Standing({ parcel, clock }: StandingProps) {
  const a = useText(abnormalText)
  const storage = useStorageWords(clock)
  const transfer = useText(transferText)
  if (parcel.transferState === 'on_the_way') return transfer.standingOnTheWay
  if (parcel.transferState === 'asked') return transfer.standing
  if (parcel.status === 'in_stock' && isElsewhere(parcel)) return a.elsewhere
  if (storage) return storage
  return parcel.orderId && <OrderLink id={parcel.orderId} number={parcel.orderNumber} />
}

const OrderLink = ({ id, number }: { readonly id: string; readonly number: string | null }) => (
  <Link to={paths.orderDetails(id)} className="num">
    {number}
  </Link>
)
