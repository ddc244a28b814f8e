import { staffDays } from '#contract/day-end.ts'
import { type DayDifference, receivedAgain } from '#domain/day-end.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { type DayTold, dayReads, figureName, type Signature } from './day.ts'
import { text } from './text.ts'

interface SignCardProps {
  readonly told: DayTold
  readonly warehouseId: string
  readonly onDone: (said: string) => void
}

const whyOf = {
  unexplained: 'whyUnexplained',
  notShelved: 'whyNotShelved',
  handovers: 'whyHandovers',
  counts: 'whyCounts',
} as const satisfies Record<DayDifference, keyof typeof text>

const tones = { signed: 'wait', closed: 'done', replaced: 'hand' } as const

/** Who signed, and what the next person does. */
export function SignCard({ told, warehouseId, onDone }: SignCardProps) {
  const t = useText(text)
  const may = useMay()
  const { signature, changed, figures } = told
  const isClosed = signature?.state === 'closed'
  // Parcels of a day that two people signed go on into orders; only a receipt, or one undone, opens it again.
  const mustSign = signature === null || (isClosed ? receivedAgain(signature.figures, figures) : changed.length > 0)
  return (
    <Card
      title={t.sign}
      actions={
        <StatusTag tone={signature ? tones[signature.state] : 'wait'}>
          {signature ? t[signature.state] : t.notSigned}
        </StatusTag>
      }
    >
      <div className={desk.stack}>
        {signature && <Signed signature={signature} />}
        {signature && mustSign && (
          <p>
            {t.fill('changedList', {
              figures: changed.map((figure) => figureName(figure, t.language)).join(t.comma),
            })}
          </p>
        )}
        {signature?.state === 'signed' && may(staffDays.countersign) && (
          <Countersign signature={signature} hasChanged={changed.length > 0} onDone={onDone} />
        )}
        {mustSign && figures && may(staffDays.sign) && (
          <Sign told={told} warehouseId={warehouseId} onDone={onDone} isAgain={signature !== null} />
        )}
      </div>
    </Card>
  )
}

function Signed({ signature }: { readonly signature: Signature }) {
  const t = useText(text)
  const { signedBy, signedAt, countersignedBy, countersignedAt, explanations } = signature
  const by = (name: string, at: string) => t.fill('by', { name, when: formatWhen(at, t.language) })
  return (
    <dl className={desk.facts}>
      <Fact label={t.signedBy}>{by(signedBy, signedAt)}</Fact>
      {countersignedBy !== null && countersignedAt !== null && (
        <Fact label={t.countersignedBy}>{by(countersignedBy, countersignedAt)}</Fact>
      )}
      {Object.entries(whyOf).map(([difference, why]) =>
        explanations[difference as DayDifference] ? (
          <Fact key={difference} label={t[why]}>
            {explanations[difference as DayDifference]}
          </Fact>
        ) : null,
      )}
    </dl>
  )
}

function Sign({ told, warehouseId, isAgain, onDone }: SignCardProps & { readonly isAgain: boolean }) {
  const t = useText(text)
  const { day, differences } = told
  const [reasons, setReasons] = useState<Partial<Record<DayDifference, string>>>({})
  const sign = useWrite(staffDays.sign, { refreshes: dayReads, onDone: () => onDone(t.saidSigned) })
  const isMissing = differences.some((difference) => (reasons[difference] ?? '').trim() === '')
  const send = () => {
    const said = differences.map((difference) => [difference, (reasons[difference] ?? '').trim()])
    sign.mutate({ warehouseId, day, ...Object.fromEntries(said) })
  }
  return (
    <>
      <p className="muted">{t.signLead}</p>
      {differences.map((difference) => (
        <TextInput
          size="lg"
          key={difference}
          label={t[whyOf[difference]]}
          maxLength={300}
          value={reasons[difference] ?? ''}
          onChange={(event) => setReasons({ ...reasons, [difference]: event.currentTarget.value })}
        />
      ))}
      {sign.error && <FormAlert error={sign.error}>{sign.error.message}</FormAlert>}
      <div>
        <ReasonButton size="lg" reason={isMissing ? t.needsReasons : null} loading={sign.isPending} onClick={send}>
          {isAgain ? t.signAgain : t.sign}
        </ReasonButton>
      </div>
    </>
  )
}

interface CountersignProps {
  readonly signature: Signature
  readonly hasChanged: boolean
  readonly onDone: (said: string) => void
}

function Countersign({ signature, hasChanged, onDone }: CountersignProps) {
  const t = useText(text)
  const write = useWrite(staffDays.countersign, { refreshes: dayReads, onDone: () => onDone(t.saidClosed) })
  const reason = (signature.isOwn && t.isOwn) || (hasChanged && t.hasChanged) || null
  return (
    <div>
      {write.error && <FormAlert error={write.error}>{write.error.message}</FormAlert>}
      <ReasonButton
        size="lg"
        reason={reason}
        loading={write.isPending}
        onClick={() => write.mutate({ id: signature.id })}
      >
        {t.countersign}
      </ReasonButton>
    </div>
  )
}
