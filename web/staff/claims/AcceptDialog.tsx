import { staffClaims } from '#contract/claims.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmKey } from '#web/staff/lists/list-keys.ts'
import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { text } from './claim-case.text.ts'
import { text as listText } from './claims.text.ts'
import { isFirstOfTwo } from './decision.ts'
import { DecisionDialog, type DialogProps } from './DecisionDialog.tsx'
import { Letter } from './Letter.tsx'
import { claimReads } from './staff-claim.ts'

/** B-IN-13, asked once: names the parcel and the member, and says what happens to the rivals. */
export function AcceptDialog({ claim, told, isOpen, typed, onType, onClose, onDone, onRefused }: DialogProps) {
  const t = useText(text)
  const l = useText(listText)
  const { id, version, memberName: name, memberNumber: member, trackingNumber: number } = claim
  const form = useForm({ initialValues: { note: typed.note }, onValuesChange: onType })
  const approve = useWrite(staffClaims.approve, {
    refreshes: claimReads,
    onDone: ({ parcel }) =>
      parcel
        ? onDone(
            l.fill('saidAccepted', { number, member }),
            claim.rivals.map((rival) => rival.id),
          )
        : onDone(l.fill('saidFirst', { number, member })),
    onRefused,
  })
  const submit = useSubmit(form, approve, ({ note }) => ({
    id,
    version,
    ...(note.trim() ? { note: note.trim() } : {}),
  }))
  const isFirst = isFirstOfTwo(claim)
  const losing = claim.rivals.filter(({ claimStatus }) => claimStatus === 'under_review').length
  return (
    <DecisionDialog
      isOpen={isOpen}
      title={t.fill('acceptTitle', { number, member })}
      onClose={onClose}
      submit={submit}
      confirm={
        <Button type="submit" loading={submit.isSending} data-autofocus {...confirmKey('a')}>
          {isFirst ? t.acceptFirst : t.fill('accept', { member })}
        </Button>
      }
    >
      {isFirst ? <p>{t.acceptOnlyFirst}</p> : <p>{t.fill('acceptWhat', { name, member })}</p>}
      {!isFirst && losing > 0 && <p>{t.fill('acceptRivals', { count: losing })}</p>}
      <Textarea
        label={isFirst ? t.noteFirst : t.note}
        maxLength={200}
        autosize
        minRows={1}
        {...form.getInputProps('note')}
      />
      {told && !isFirst && <Letter letter={told.approved} language={told.language} />}
    </DecisionDialog>
  )
}
