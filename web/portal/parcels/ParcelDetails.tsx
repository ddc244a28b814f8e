import { Button, Skeleton } from '@mantine/core'
import { Link } from '#web/kit/look/Link.tsx'
import type { Output } from '#contract/wire/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { DisputePart } from '#web/portal/orders/evidence/DisputePart.tsx'
import { StorageNote, useStorage } from '#web/portal/storage/StorageNote.tsx'
import { text as storageText } from '#web/portal/storage/text.ts'
import { useRead } from '#web/client/queries.ts'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatSize } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { useShown } from '#web/kit/list/use-shown.ts'
import { Facts } from '#web/kit/list/Facts.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { Timeline } from '#web/kit/look/Timeline.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import { AbnormalNote } from './AbnormalNote.tsx'
import { NicknamePart } from './nickname/NicknamePart.tsx'
import { ParcelActions } from './ParcelActions.tsx'
import { actionsOn } from './parcel-actions.ts'
import styles from './ParcelDetails.module.css'
import { QuestionPart } from './question/QuestionPart.tsx'
import { ServicesPart } from './services/ServicesPart.tsx'
import { text } from './text.ts'

type Parcel = Output<typeof parcels.get>

interface ParcelDetailsProps {
  readonly id: string
  readonly onClose: () => void
  readonly onDeleted: () => void
  /** Not behind its line, because the list shows others: it is then a card of its own. */
  readonly isAlone?: boolean
}

/** One parcel with everything known about it: weighings with photos, goods, times, events. */
export function ParcelDetails({ id, onClose, onDeleted, isAlone = false }: ParcelDetailsProps) {
  const t = useText(text)
  const kit = useText(kitText)
  const parcel = useRead(parcels.get, { id })
  const details = (
    <Loaded query={parcel} skeleton={<Skeleton height={240} radius="md" />}>
      {(data) => <Known parcel={data} onDeleted={onDeleted} isAlone={isAlone} />}
    </Loaded>
  )
  const place = useShown<HTMLDivElement>(isAlone ? id : null)
  if (!isAlone) return details
  return (
    <div ref={place} className={styles.alone}>
      <Card
        title={parcel.data ? t.fill('parcelTitle', { number: parcel.data.trackingNumber }) : t.details}
        actions={
          <Button variant="default" size="sm" onClick={onClose}>
            {kit.close}
          </Button>
        }
      >
        {details}
      </Card>
    </div>
  )
}

interface KnownProps extends Pick<ParcelDetailsProps, 'onDeleted'> {
  readonly parcel: Parcel
  readonly isAlone: boolean
}

function Known({ parcel, onDeleted, isAlone }: KnownProps) {
  const t = useText(text)
  return (
    <div className={styles.known}>
      <div className={styles.part}>
        <NicknamePart key={parcel.id} parcel={parcel} />
        <QuestionPart parcelId={parcel.id} />
        <AbnormalNote parcel={parcel} />
        <Evidence parcel={parcel} />
        <Contents parcel={parcel} />
        <ServicesPart parcel={parcel} />
      </div>
      <div className={styles.part}>
        <ParcelFacts parcel={parcel} isAlone={isAlone} />
        <Storage parcel={parcel} />
        <Card title={t.timeline}>
          <Timeline steps={parcel.events} />
        </Card>
      </div>
      <div className={styles.actions}>
        <ParcelActions parcel={parcel} actions={actionsOn(parcel)} onDeleted={onDeleted} />
      </div>
    </div>
  )
}

function Evidence({ parcel }: { readonly parcel: Parcel }) {
  const t = useText(text)
  const isBoxed = parcel.status === 'packing' && !parcel.weighings.some(({ canDispute }) => canDispute)
  if (parcel.weighings.length === 0) {
    return (
      <Card title={t.evidence}>
        <p className="muted">{t.noEvidence}</p>
      </Card>
    )
  }
  return (
    <Card title={t.evidence}>
      {parcel.weighings.map((weighing) => (
        <div key={weighing.id} className={styles.weighing}>
          <PhotoStrip photos={weighing.photos} />
          <strong className="num">
            <Weight g={weighing.actualWeightG} /> · {formatSize(weighing.lengthMm, weighing.widthMm, weighing.heightMm)}
          </strong>
          <span className="muted">
            {t.fill('evidenceBy', { name: weighing.weighedBy, place: weighing.warehouseName })} ·{' '}
            <When at={weighing.weighedAt} />
          </span>
          <DisputePart weighing={weighing} of="parcel" hours={parcel.disputeAnswerHours} />
        </div>
      ))}
      {isBoxed && parcel.orderId && (
        <p className="muted">
          {t.boxCounts}{' '}
          <Link to={paths.orderDetails(parcel.orderId)}>
            {t.fill('boxCountsWhere', { order: parcel.orderNumber ?? '' })}
          </Link>
        </p>
      )}
    </Card>
  )
}

function Contents({ parcel }: { readonly parcel: Parcel }) {
  const t = useText(text)
  if (parcel.goods.length === 0) return null
  return (
    <Card title={t.contents}>
      <ul className={styles.goods}>
        {parcel.goods.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own, and two may be alike
          <li key={index}>
            <span>
              {line.productName} · {line.specification} × {line.quantity}
            </span>
            <Money minor={line.totalPriceMinor} currency="CNY" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How long it has been stored, while it is in the warehouse. */
function Storage({ parcel }: { readonly parcel: Parcel }) {
  const t = useText(storageText)
  const clock = useStorage([parcel]).get(parcel.id)
  return clock ? (
    <Card title={t.title}>
      <StorageNote clock={clock} />
    </Card>
  ) : null
}

/** Everything that is known of it, so that nothing is only in a column that a narrow list leaves out. */
function ParcelFacts({ parcel, isAlone }: { readonly parcel: Parcel; readonly isAlone: boolean }) {
  const t = useText(text)
  return (
    <Card title={t.parcelCard}>
      <Facts
        facts={[
          // Where there is a line, it says it.
          [t.status, isAlone && parcel.statusText],
          [t.where, parcel.warehouseName],
          [t.courier, parcel.courierName],
          [t.customerCode, parcel.customerCode],
          [
            t.actualWeight,
            parcel.actualWeightG === null ? t.notWeighed : <Weight key="actual" g={parcel.actualWeightG} />,
          ],
          [t.volumeWeight, parcel.volumeWeightG !== null && <Weight key="volume" g={parcel.volumeWeightG} />],
          [t.billableWeight, parcel.billableWeightG !== null && <Weight key="billable" g={parcel.billableWeightG} />],
          [t.goods, parcel.goodsName],
          [t.pieces, parcel.totalPieces],
          [t.value, <Money key="value" minor={parcel.totalGoodsValueMinor} currency="CNY" />],
          [t.order, parcel.orderNumber],
          [t.forecastAt, parcel.forecastAt && <When key="forecast" at={parcel.forecastAt} />],
          [t.inboundAt, parcel.inboundAt && <When key="inbound" at={parcel.inboundAt} />],
          [t.packingAt, parcel.packingAt && <When key="packing" at={parcel.packingAt} />],
          [t.outboundAt, parcel.outboundAt && <When key="outbound" at={parcel.outboundAt} />],
          [t.remark, parcel.remark],
        ]}
      />
    </Card>
  )
}
