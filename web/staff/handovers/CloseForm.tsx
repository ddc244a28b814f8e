import { staffHandovers } from '#contract/handovers.ts'
import { missingOf } from '#domain/courier-handover.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { differenceIn, type Handover, handoverReads } from './handover.ts'
import { text } from './text.ts'

export interface EndProps {
  readonly handover: Handover
  readonly onDone: (said: string) => void
}

/** B-IN-51: even, it closes with one press; otherwise it needs words. */
export function CloseForm({ handover, onDone }: EndProps) {
  const t = useText(text)
  const may = useMay()
  const [explanation, setExplanation] = useState('')
  const close = useWrite(staffHandovers.close, {
    refreshes: handoverReads,
    onDone: (closed) => onDone(t.fill('saidClosed', { result: differenceIn(t, closed) })),
  })
  if (!may(staffHandovers.close)) return null
  const { id, counted, scanned } = handover
  const differs = missingOf(handover) !== 0
  const said = explanation.trim()
  return (
    <Card title={t.close}>
      <div className={desk.stack}>
        <p className={desk.big}>
          <span className="num">{t.fill('ofCounted', { counted, scanned })}</span>
        </p>
        <p>{differenceIn(t, handover)}</p>
        <p className="muted">{t.closeLead}</p>
        {differs && (
          <TextInput
            size="lg"
            label={t.explanation}
            description={t.explanationHint}
            maxLength={200}
            value={explanation}
            onChange={(event) => setExplanation(event.currentTarget.value)}
          />
        )}
        {close.error && <FormAlert error={close.error}>{close.error.message}</FormAlert>}
        <div>
          <ReasonButton
            size="lg"
            reason={differs && said === '' ? t.needsExplanation : null}
            loading={close.isPending}
            onClick={() => close.mutate({ id, ...(differs ? { explanation: said } : {}) })}
          >
            {t.close}
          </ReasonButton>
        </div>
      </div>
    </Card>
  )
}
