import { staffLabels } from '#contract/labels.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { parcelCan } from '#domain/parcel.ts'
import { useRead } from '#web/client/queries.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Page } from '#web/kit/look/Page.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { Timeline } from '#web/kit/look/Timeline.tsx'
import { When } from '#web/kit/look/When.tsx'
import { LoadedPage } from '#web/staff/LoadedPage.tsx'
import { formatKg, formatSize, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { LabelCard } from '#web/staff/labels/LabelCard.tsx'
import { Said } from '#web/staff/lists/Said.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import { useDesk, useMay } from '#web/staff/staff-context.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { QuestionPart } from '#web/staff/questions/QuestionPart.tsx'
import { CloseForm } from '#web/staff/closings/CloseForm.tsx'
import { text as closingsText } from '#web/staff/closings/text.ts'
import { CorrectForm } from './CorrectForm.tsx'
import { Standing } from './parcel-columns.tsx'
import { FaultForm } from './FaultForm.tsx'
import { ParcelFacts } from './ParcelFacts.tsx'
import { PhotosForm } from './PhotosForm.tsx'
import { ShelfForm } from './ShelfForm.tsx'
import { addPhotos, correct, setAbnormal, shelve, type StaffParcel } from './staff-parcel.ts'
import { text } from './text.ts'

/** B-IN-04: one parcel, and what may be done to it. */
export function StaffParcelPage() {
  const { id = '' } = useParams()
  const query = useRead(staffParcelFiles.get, { id }, { fresh: true })
  return (
    <LoadedPage of="parcel" back={staffPaths.parcels} query={query} skeleton={<Skeleton height={480} />}>
      {(parcel) => <OneParcel parcel={parcel} />}
    </LoadedPage>
  )
}

export interface ParcelProps {
  readonly parcel: StaffParcel
}

function OneParcel({ parcel }: ParcelProps) {
  const t = useText(text)
  return (
    <Page
      title={t.fill('pageTitle', { number: parcel.trackingNumber })}
      back={staffPaths.parcels}
      lead={<Standing row={parcel} language={t.language} />}
    >
      <div className={`${desk.sides} ${desk.halves}`}>
        <div className={desk.column}>
          <ParcelFacts parcel={parcel} />
          <Work parcel={parcel} />
        </div>
        <div className={desk.column}>
          <Weighings parcel={parcel} />
          <History parcel={parcel} />
        </div>
      </div>
    </Page>
  )
}

/** Forms for those who may use them, while the parcel is here. */
function Work({ parcel }: ParcelProps) {
  const t = useText(text)
  const may = useMay()
  const { staff } = useDesk()
  const closings = useText(closingsText)
  const [said, say] = useState('')
  // Only those who work in a warehouse alone are bound to theirs.
  const isOfFloor = staff.roles.every((role) => role === 'W')
  const isOurs = staff.warehouses.some(({ id }) => id === parcel.warehouseId)
  return (
    <>
      <Said>{said}</Said>
      {isOurs && may(shelve) && parcelCan.shelve(parcel) && (
        <Card title={t.shelve}>
          <ShelfForm parcel={parcel} onDone={say} />
        </Card>
      )}
      <Label parcel={parcel} isOurs={isOurs} />
      {isOurs && may(addPhotos) && parcelCan.addPhotos(parcel) && (
        <Card title={t.addPhotosTitle}>
          <PhotosForm parcel={parcel} onDone={say} />
        </Card>
      )}
      {(isOurs || !isOfFloor) && may(setAbnormal) && parcelCan.setAbnormal(parcel) && (
        <Card title={t.setFault}>
          <FaultForm key={parcel.version} parcel={parcel} onDone={say} />
        </Card>
      )}
      {may(correct) && parcelCan.correct(parcel) && (
        <Card title={t.correct}>
          <CorrectForm key={parcel.version} parcel={parcel} onDone={say} />
        </Card>
      )}
      <QuestionPart parcel={parcel} onDone={say} />
      {may(staffParcelClosings.ask) && parcelCan.close(parcel) && (
        <Card title={closings.ask}>
          <CloseForm parcel={parcel} onDone={say} />
        </Card>
      )}
    </>
  )
}

/** Everybody who sees the parcel sees who printed its label; staff of its warehouse can print it. */
function Label({ parcel, isOurs }: ParcelProps & { readonly isOurs: boolean }) {
  const may = useMay()
  const mayPrint = isOurs && may(staffLabels.print) && parcelCan.label(parcel)
  return (mayPrint || parcel.labelPrints.length > 0) && <LabelCard of="parcel" parcel={parcel} mayPrint={mayPrint} />
}

type Weighing = ParcelProps['parcel']['weighings'][number]

function Weighings({ parcel: { weighings, photos } }: ParcelProps) {
  const t = useText(text)
  const others = photos.filter(
    ({ fileId }) => !weighings.some((each) => each.photos.some((photo) => photo.fileId === fileId)),
  )
  return (
    <>
      {weighings.length > 0 && (
        <Card title={t.weighings}>
          <ul className={desk.plain}>
            {weighings.map((each) => {
              const facts = t.fill('weighing', {
                weight: formatKg(each.actualWeightG),
                size: formatSize(each.lengthMm, each.widthMm, each.heightMm),
              })
              return (
                <li key={each.id}>
                  <strong className="num">{facts}</strong>
                  <p className="muted">{t.fill('weighedBy', { name: each.weighedBy, when: whenOf(each, t) })}</p>
                  <PhotoStrip photos={each.photos} of={`${facts} ${formatWhen(each.weighedAt, t.language)}`} />
                </li>
              )
            })}
          </ul>
        </Card>
      )}
      {others.length > 0 && (
        <Card title={t.photos}>
          <PhotoStrip photos={others} of={t.photos} />
        </Card>
      )}
    </>
  )
}

/** One that waited for a network says when it was stored too, unless that was in the same minute. */
function whenOf({ weighedAt, storedAt }: Weighing, t: ReturnType<typeof useText<typeof text>>): string {
  const when = formatWhen(weighedAt, t.language)
  const stored = storedAt === null ? when : formatWhen(storedAt, t.language)
  return stored === when ? when : t.fill('storedLater', { when, stored })
}

/** What happened to it, each with the name beside it. */
function History({ parcel: { events, corrections, deeds } }: ParcelProps) {
  const t = useText(text)
  return (
    <Card title={t.history}>
      <div className={desk.stack}>
        {corrections.length + deeds.length > 0 && (
          <ul className={desk.plain}>
            {deeds.map(({ no, at, by, event, note }) => (
              <li key={no}>
                {t.fill(event, { who: by })}
                {note !== '' && t.fill('becauseOf', { note })} <When at={at} />
              </li>
            ))}
            {corrections.map(({ at, by, reason }) => (
              <li key={`${at} ${by}`}>
                {t.fill('correction', { who: by, reason })} <When at={at} />
              </li>
            ))}
          </ul>
        )}
        <Timeline
          steps={events.map(({ code, text: what, place, at, by, note }) => ({
            code,
            at,
            place,
            text: (
              <>
                {t.fill('step', { what, who: by ?? t.system })}
                {note !== '' && <span className="muted"> {note}</span>}
              </>
            ),
          }))}
        />
      </div>
    </Card>
  )
}
