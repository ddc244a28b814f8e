import { mayBeOnPaper } from '#domain/printing.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { When } from '#web/kit/look/When.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import type { StaffParcel } from '#web/staff/parcels/staff-parcel.ts'
import { LabelForm } from './LabelForm.tsx'
import { printWords } from './print-words.ts'
import { text } from './text.ts'
import type { Print } from './print-label.ts'

interface LabelCardProps extends Pick<Print, 'of'> {
  readonly parcel: Pick<StaffParcel, 'id' | 'labelPrints'>
  /** Otherwise it only says who printed it. */
  readonly mayPrint: boolean
}

/** The label of one parcel, or of an unclaimed one, and who printed it before. */
export function LabelCard({ of, parcel: { id, labelPrints }, mayPrint }: LabelCardProps) {
  const t = useText(text)
  const wasPrinted = labelPrints.some(({ outcome }) => mayBeOnPaper(outcome))
  return (
    <Card title={t.title}>
      {mayPrint && <LabelForm key={id} id={id} of={of} wasPrinted={wasPrinted} />}
      {labelPrints.length > 0 && (
        <ul className={desk.plain}>
          {labelPrints.map((print) => (
            <li key={`${print.at} ${print.by}`}>
              {printWords(t, print)} <When at={print.at} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
