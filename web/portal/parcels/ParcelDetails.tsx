import { Drawer, Group, Skeleton, Stack } from '@mantine/core'
import type { Output } from '#contract/wire/operation.ts'
import { parcels } from '#contract/parcels.ts'
import { DisputePart } from '#web/portal/orders/evidence/DisputePart.tsx'
import { StorageNote, useStorage } from '#web/portal/storage/StorageNote.tsx'
import { text as storageText } from '#web/portal/storage/text.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { formatSize } from '#web/kit/text/format.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { Money } from '#web/kit/look/Money.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { Timeline } from '#web/kit/look/Timeline.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { When } from '#web/kit/look/When.tsx'
import { AbnormalNote } from './AbnormalNote.tsx'
import { NicknamePart } from './nickname/NicknamePart.tsx'
import { ParcelActions } from './ParcelActions.tsx'
import styles from './ParcelDetails.module.css'
import { ParcelStatusTag } from './ParcelStatusTag.tsx'
import { text } from './text.ts'

type Parcel = Output<typeof parcels.get>

/** One parcel with everything known about it: weighings with photos, goods, times, events. */
export function ParcelDetails({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) {
  const t = useText(text)
  const kit = useText(kitText)
  const parcel = useRead(parcels.get, { id: id ?? '' }, { enabled: id !== null })
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={parcel.data ? t.fill('parcelTitle', { number: parcel.data.trackingNumber }) : t.details}
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <Loaded query={parcel} skeleton={<Skeleton height={480} radius="lg" />}>
        {(data) => (
          <Stack gap="md">
            <Group gap="xs">
              <ParcelStatusTag status={data.status} />
              {data.abnormal && <StatusTag tone="bad">{data.abnormal.text}</StatusTag>}
            </Group>
            <NicknamePart key={data.id} parcel={data} />
            <AbnormalNote parcel={data} />
            <Group gap="xs">
              <ParcelActions parcel={data} onDeleted={onClose} />
            </Group>
            <Evidence parcel={data} />
            <Contents parcel={data} />
            <Facts parcel={data} />
            <Storage parcel={data} />
            <Card title={t.timeline}>
              <Timeline steps={data.events} />
            </Card>
          </Stack>
        )}
      </Loaded>
    </Drawer>
  )
}

function Evidence({ parcel }: { readonly parcel: Parcel }) {
  const t = useText(text)
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

function Facts({ parcel }: { readonly parcel: Parcel }) {
  const t = useText(text)
  const facts = [
    [t.where, parcel.warehouseName],
    [t.courier, parcel.courierName],
    [t.customerCode, parcel.customerCode],
    [t.actualWeight, <Weight key="actual" g={parcel.actualWeightG} />],
    [t.volumeWeight, <Weight key="volume" g={parcel.volumeWeightG} />],
    [t.billableWeight, <Weight key="billable" g={parcel.billableWeightG} />],
    [t.pieces, parcel.totalPieces],
    [t.value, <Money key="value" minor={parcel.totalGoodsValueMinor} currency="CNY" />],
    [t.forecastAt, <When key="forecast" at={parcel.forecastAt} />],
    [t.inboundAt, <When key="inbound" at={parcel.inboundAt} />],
    [t.packingAt, <When key="packing" at={parcel.packingAt} />],
    [t.outboundAt, <When key="outbound" at={parcel.outboundAt} />],
    [t.remark, parcel.remark || '—'],
  ] as const
  return (
    <Card title={t.parcelCard}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
