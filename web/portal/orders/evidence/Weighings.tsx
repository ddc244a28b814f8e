import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { useDisclosure } from '@mantine/hooks'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { BoxEvidence } from './BoxEvidence.tsx'
import { DisputePart } from './DisputePart.tsx'
import styles from './Evidence.module.css'
import { text } from './text.ts'
import type { ParcelWeighing, Weighing } from './weighing.ts'
import { WeighingShot } from './WeighingShot.tsx'

/** Every weighing of the order with its photo: the sealed boxes, then the parcels inside as they arrived. */
export function Weighings({ order }: { readonly order: Order }) {
  const t = useText(text)
  const { earlierCartons, parcelWeighings } = order
  // Boxes that a decision is about are shown beside it, and not a second time.
  const cartons = order.supplement ? [] : order.cartons
  if (cartons.length + earlierCartons.length + parcelWeighings.length === 0) return null
  return (
    <Card title={t.title}>
      <div className={styles.groups}>
        {cartons.length > 0 && <Boxes order={order} title={t.boxes} cartons={cartons} />}
        {parcelWeighings.length > 0 && <Parcels order={order} />}
        {earlierCartons.length > 0 && (
          <details className={styles.earlier}>
            <summary>{t.fill('earlier', { count: earlierCartons.length })}</summary>
            <Boxes order={order} title={null} cartons={earlierCartons} />
          </details>
        )}
      </div>
    </Card>
  )
}

interface BoxesProps {
  readonly order: Order
  readonly title: string | null
  readonly cartons: readonly Weighing[]
}

function Boxes({ order, title, cartons }: BoxesProps) {
  return (
    <div className={styles.group} data-count={besideEachOther(cartons)}>
      {title && <h3 className={styles.heading}>{title}</h3>}
      <ul className={styles.shots} aria-label={title ?? undefined}>
        {cartons.map((carton) => (
          <BoxEvidence key={carton.id} order={order} carton={carton} />
        ))}
      </ul>
    </div>
  )
}

/** As many photos as there are, at most three. */
const besideEachOther = (weighings: readonly unknown[]): number => Math.min(3, weighings.length)

/** More photos than this are loaded when they are asked for. */
const shownAtFirst = 6

function Parcels({ order }: { readonly order: Order }) {
  const t = useText(text)
  const [isAll, { open }] = useDisclosure(false)
  const { parcelWeighings } = order
  const shown = isAll ? parcelWeighings : parcelWeighings.slice(0, shownAtFirst)
  return (
    <div className={styles.group} data-count={besideEachOther(shown)}>
      <h3 className={styles.heading}>{t.parcels}</h3>
      <ul className={styles.shots} aria-label={t.parcels}>
        {shown.map((weighing) => (
          <ParcelShot key={weighing.id} order={order} weighing={weighing} />
        ))}
      </ul>
      {shown.length < parcelWeighings.length && (
        <button type="button" className={`text-button ${styles.all}`} onClick={open}>
          {t.fill('allWeighings', { count: parcelWeighings.length })}
        </button>
      )}
    </div>
  )
}

function ParcelShot({ order, weighing }: { readonly order: Order; readonly weighing: ParcelWeighing }) {
  const name = order.parcels.find(({ id }) => id === weighing.parcelId)?.trackingNumber ?? ''
  return (
    <WeighingShot weighing={{ ...weighing, weightG: weighing.actualWeightG }} name={name}>
      <DisputePart weighing={weighing} of="parcel" hours={order.disputeAnswerHours} name={name} />
    </WeighingShot>
  )
}
