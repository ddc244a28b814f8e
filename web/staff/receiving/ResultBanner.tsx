import { staffLabels } from '#contract/labels.ts'
import { parcelCan } from '#domain/parcel.ts'
import { LabelForm } from '#web/staff/labels/LabelForm.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import desk from '#web/staff/desk.module.css'
import { useText } from '#web/kit/text/use-text.ts'
import { CheckIcon, ClockIcon, WarnIcon } from '#web/kit/look/icons.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import styles from './receiving.module.css'
import { text } from './text.ts'
import { outcomeOf, type Received, type ScanOutcome } from './scan-log.ts'
import { toneOf } from './tones.ts'
import { UndoButton } from './UndoButton.tsx'

interface ResultBannerProps {
  readonly trackingNumber: string
  readonly received: Received
  readonly onUndone: (receiptId: string, trackingNumber: string) => void
}

/** Readable from two metres: colour, icon, word, owner and shelf. */
export function ResultBanner({ trackingNumber, received, onUndone }: ResultBannerProps) {
  const t = useText(text)
  const outcome = outcomeOf(received)
  const { parcel } = received
  const Sign = signOf[outcome]
  const abnormal = parcel?.abnormal?.code === saidBy[outcome] ? null : parcel?.abnormal
  return (
    <div className={styles.result} data-tone={toneOf[outcome]} data-outcome={outcome}>
      <Sign size={56} />
      <div className={styles.resultWords}>
        <p className={desk.big}>{t[outcome]}</p>
        {parcel && (
          <p className={styles.owner}>
            {parcel.memberName} <span className="num">{parcel.memberNumber}</span>
          </p>
        )}
        <p className="num">{trackingNumber}</p>
        <Next outcome={outcome} received={received} />
        {abnormal && (
          <p className={desk.told}>
            <StatusTag tone="bad">{abnormal.text}</StatusTag>
          </p>
        )}
        <UndoButton receiptId={received.receiptId} trackingNumber={trackingNumber} onUndone={onUndone} />
      </div>
      {parcel?.shelf && outcome !== 'duplicate' && (
        <div className={styles.shelf}>
          <p>{t.putOnShelf}</p>
          <p className={`${desk.big} num`}>{parcel.shelf}</p>
        </div>
      )}
      <Label received={received} />
    </div>
  )
}

/** Of what has just been put in stock, so that it is stuck on before the next parcel is taken. */
function Label({ received: { parcel, unclaimed } }: { readonly received: Received }) {
  const may = useMay()
  const labelled = parcel ?? unclaimed
  if (!labelled || !may(staffLabels.print) || (parcel && !parcelCan.label(parcel))) return null
  const { id } = labelled
  return (
    <div className={styles.label}>
      <LabelForm key={id} id={id} of={parcel ? 'parcel' : 'unclaimed'} wasPrinted={false} />
    </div>
  )
}

function Next({ outcome, received }: { readonly outcome: ScanOutcome; readonly received: Received }) {
  const t = useText(text)
  if (outcome === 'ignored' || outcome === 'undone') return null
  if (outcome === 'unclaimed' && received.candidates.length > 0) {
    const names = received.candidates.map((each) => `${each.memberName} ${each.memberNumber}`).join(t.nameSeparator)
    return <p>{t.fill('contestedNext', { names })}</p>
  }
  return <p>{t[`${outcome}Next`]}</p>
}

/** What the banner already says, if it is the parcel's only fault. */
const saidBy: Partial<Record<ScanOutcome, string>> = { wrong_warehouse: 'WRONG_WAREHOUSE', direct: 'NO_DECLARATION' }

const signOf = {
  matched: CheckIcon,
  direct: CheckIcon,
  unclaimed: ClockIcon,
  wrong_warehouse: WarnIcon,
  duplicate: WarnIcon,
  ignored: ClockIcon,
  undone: ClockIcon,
} as const
