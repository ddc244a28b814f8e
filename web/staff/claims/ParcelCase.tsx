import { staffUnclaimedParcels } from '#contract/claims.ts'
import { staffLabels } from '#contract/labels.ts'
import { unclaimedCan } from '#domain/claim.ts'
import { Fact } from '#web/staff/Fact.tsx'
import { LabelCard } from '#web/staff/labels/LabelCard.tsx'
import { useDesk, useMay } from '#web/staff/staff-context.ts'
import { OpenCase } from '#web/staff/lists/OpenCase.tsx'
import { Thumb } from '#web/staff/lists/Thumb.tsx'
import desk from '#web/staff/desk.module.css'
import { formatKg, formatSize } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { When } from '#web/kit/look/When.tsx'
import { ChangeParcel } from './ChangeParcel.tsx'
import styles from './claims.module.css'
import parcelStyles from './parcels.module.css'
import { GiveParcel } from './GiveParcel.tsx'
import { LabelTextForm } from './LabelTextForm.tsx'
import type { StaffUnclaimed } from './staff-claim.ts'
import { Returned, TakeBack } from './TakeBack.tsx'
import { State } from './unclaimed-columns.tsx'
import { text } from './unclaimed.text.ts'

export interface ParcelProps {
  readonly parcel: StaffUnclaimed
  /** What it is now, and the sentence that says what was done. */
  readonly onDone: (after: StaffUnclaimed, sentence: string) => void
}

interface ParcelCaseProps extends ParcelProps {
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** One unclaimed parcel: its photos and facts, who may own it, and everything that may be done. */
export function ParcelCase({ parcel, takesFocus, onClose, onDone }: ParcelCaseProps) {
  const t = useText(text)
  const may = useMay()
  const isOpen = parcel.closedReason === null && unclaimedCan.describe(parcel)
  const mayChange = isOpen && may(staffUnclaimedParcels.update)
  return (
    <OpenCase
      title={parcel.trackingNumber}
      marks={<State row={parcel} t={t} />}
      about={`${parcel.courierName} · ${parcel.warehouseName} · ${parcel.shelf ?? t.noShelf}`}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      <div className={`${styles.evidence} ${styles.single}`}>
        <Photos parcel={parcel} />
        <div className={styles.middle}>
          <Returned parcel={parcel} />
          {mayChange ? (
            <>
              <GiveParcel parcel={parcel} onDone={onDone} />
              {/* After a correction it starts from the new text; any other change keeps what is being typed. */}
              <LabelTextForm key={`${parcel.id} ${parcel.labelText}`} parcel={parcel} onDone={onDone} />
            </>
          ) : (
            <p>
              {isOpen
                ? t.readOnly
                : parcel.closedReason === null
                  ? t.fill('nothingLeft', { member: parcel.memberNumber ?? '' })
                  : parcel.closedReason === 'undone'
                    ? t.isUndone
                    : t.isDisposed}
            </p>
          )}
          {unclaimedCan.revoke(parcel) && may(staffUnclaimedParcels.takeBack) && (
            <TakeBack parcel={parcel} onDone={onDone} />
          )}
        </div>
        <div className={styles.side}>
          <Facts parcel={parcel} />
        </div>
      </div>
      <Label parcel={parcel} isOpen={isOpen} />
      {mayChange && <ChangeParcel parcel={parcel} onDone={onDone} />}
    </OpenCase>
  )
}

/** As on the page of a parcel: everybody sees who printed it, staff of its warehouse can print it. */
function Label({ parcel, isOpen }: Pick<ParcelProps, 'parcel'> & { readonly isOpen: boolean }) {
  const may = useMay()
  const isOurs = useDesk().staff.warehouses.some(({ id }) => id === parcel.warehouseId)
  const mayPrint = isOpen && isOurs && may(staffLabels.print)
  if (!mayPrint && parcel.labelPrints.length === 0) return null
  return (
    <div className={parcelStyles.print}>
      <LabelCard of="unclaimed" parcel={parcel} mayPrint={mayPrint} />
    </div>
  )
}

function Photos({ parcel: { photos, trackingNumber } }: Pick<ParcelProps, 'parcel'>) {
  const t = useText(text)
  const [first, ...others] = photos
  const name = t.fill('labelOpen', { number: trackingNumber })
  return (
    <div className={styles.side}>
      <h3>{t.label}</h3>
      <Thumb url={first?.url ?? null} name={name} isLarge />
      {others.length > 0 && (
        <span className={styles.thumbs}>
          {others.map(({ fileId, url }, index) => (
            <Thumb key={fileId} url={url} name={`${name} (${index + 2})`} />
          ))}
        </span>
      )}
    </div>
  )
}

function Facts({ parcel }: Pick<ParcelProps, 'parcel'>) {
  const t = useText(text)
  return (
    <>
      <h3>{t.facts}</h3>
      <dl className={`${desk.facts} ${parcelStyles.narrowFacts}`}>
        <Fact label={t.arrived}>
          <When at={parcel.receivedAt} />
        </Fact>
        <Fact label={t.keptUntil}>
          <When at={parcel.keptUntil} dayOnly />
        </Fact>
        <Fact label={t.measured}>
          {formatKg(parcel.actualWeightG)}, {formatSize(parcel.lengthMm, parcel.widthMm, parcel.heightMm)}
        </Fact>
        <Fact label={t.pieces}>{parcel.pieces}</Fact>
        {parcel.published && (
          <Fact label={t.publishedAt}>
            <When at={parcel.publishAt} />
          </Fact>
        )}
        {parcel.memberNumber !== null && (
          <Fact label={t.owner}>
            <span className="num">{parcel.memberNumber}</span>
          </Fact>
        )}
      </dl>
    </>
  )
}
