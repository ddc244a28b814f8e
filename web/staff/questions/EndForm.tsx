import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import { leavesBy } from '#domain/parcel-question.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { staffPaths } from '#web/staff/paths.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import { type QuestionProps, questionReads } from './question.ts'
import { text } from './text.ts'

/** Ends a question: the answer was carried out, staff decide after the deadline, or it is withdrawn. */
export function EndForm({ question, onDone }: QuestionProps) {
  const t = useText(text)
  const may = useMay()
  const { id, parcelId, state, isOverdue, answer, trackingNumber: number } = question
  const [note, setNote] = useState('')
  const settle = useWrite(staffParcelQuestions.settle, {
    refreshes: questionReads,
    onDone: () => onDone(t.fill('saidSettled', { number })),
  })
  const withdraw = useWrite(staffParcelQuestions.withdraw, {
    refreshes: questionReads,
    onDone: () => onDone(t.fill('saidWithdrawn', { number })),
  })
  if (!may(staffParcelQuestions.settle)) return null
  const leaves = answer !== null && leavesBy[answer.choice] !== null
  const paid = answer !== null && answer.amountMinor > 0 ? formatMoney(answer.amountMinor, answer.currency) : null
  const askWithdraw = async () => {
    const asked = {
      title: t.fill('withdrawTitle', { number }),
      sentence: paid === null ? t.withdrawFree : t.fill('withdrawPaid', { amount: paid }),
      confirm: t.withdraw,
    }
    if (await confirmed(asked)) withdraw.mutate({ id, note: note.trim() })
  }
  const missing = note.trim() === '' ? t.needsNote : null
  const fault = settle.error ?? withdraw.error
  return (
    <div className={desk.stack}>
      {leaves && (
        <p>
          {t.byClosing} <Link to={staffPaths.parcel(parcelId)}>{t.toParcel}</Link>
        </p>
      )}
      <TextInput label={t.note} maxLength={200} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      {fault && <FormAlert error={fault}>{fault.message}</FormAlert>}
      <Group align="start">
        {(isOverdue || (state === 'answered' && !leaves)) && (
          <ReasonButton
            reason={missing}
            loading={settle.isPending}
            onClick={() => settle.mutate({ id, note: note.trim() })}
          >
            {isOverdue ? t.decide : t.settle}
            <OfRow name={number} />
          </ReasonButton>
        )}
        <ReasonButton
          variant="default"
          reason={missing}
          loading={withdraw.isPending}
          onClick={() => void askWithdraw()}
        >
          {t.withdraw}
          <OfRow name={number} />
        </ReasonButton>
      </Group>
    </div>
  )
}
