import { staffHandovers } from '#contract/handovers.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { EndProps } from './CloseForm.tsx'
import { differenceIn, handoverReads } from './handover.ts'
import { text } from './text.ts'

/** B-IN-52: by another person than the one who closed it. */
export function SettleForm({ handover, onDone }: EndProps) {
  const t = useText(text)
  const may = useMay()
  const [note, setNote] = useState('')
  const settle = useWrite(staffHandovers.settle, {
    refreshes: handoverReads,
    onDone: () => onDone(t.saidSettled),
  })
  if (!may(staffHandovers.settle)) return null
  const missing = (handover.isOwn && t.isOwn) || (note.trim() === '' && t.needsNote) || null
  return (
    <Card title={t.settle}>
      <div className={desk.stack}>
        <p className={desk.big}>{differenceIn(t, handover)}</p>
        <TextInput
          size="lg"
          label={t.settleNote}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {settle.error && <FormAlert error={settle.error}>{settle.error.message}</FormAlert>}
        <div>
          <ReasonButton
            size="lg"
            reason={missing}
            loading={settle.isPending}
            onClick={() => settle.mutate({ id: handover.id, note: note.trim() })}
          >
            {t.settle}
          </ReasonButton>
        </div>
      </div>
    </Card>
  )
}
