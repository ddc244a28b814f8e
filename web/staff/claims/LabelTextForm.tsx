import { staffUnclaimedParcels } from '#contract/claims.ts'
import { useWrite } from '#web/client/queries.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useForm } from '@mantine/form'
import type { SyntheticEvent } from 'react'
import { OneFieldForm } from './OneFieldForm.tsx'
import type { ParcelProps } from './ParcelCase.tsx'
import { claimReads } from './staff-claim.ts'
import { text } from './unclaimed.text.ts'

/** Corrects what was noted of the label. */
export function LabelTextForm({ parcel, onDone }: ParcelProps) {
  const t = useText(text)
  const { id, version, trackingNumber: number } = parcel
  const form = useForm({ initialValues: { labelText: parcel.labelText } })
  const labelText = form.values.labelText.trim()
  const correct = useWrite(staffUnclaimedParcels.update, {
    refreshes: claimReads,
    onDone: (after) => onDone(after, t.fill('saidLabel', { number })),
  })
  const submit = useSubmit(form, correct, () => ({ id, version, labelText }))
  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (labelText === parcel.labelText) return form.setErrors({ labelText: t.unchanged })
    const question = {
      title: t.fill('labelTitle', { number }),
      sentence: t.fill('labelSentence', { words: labelText || t.labelEmpty }),
      confirm: t.saveLabel,
    }
    if (await confirmed(question)) submit.onSubmit()
  }
  return (
    <OneFieldForm
      submit={submit}
      send={t.saveLabel}
      onSubmit={ask}
      label={t.labelText}
      description={t.labelHint}
      maxLength={200}
      {...form.getInputProps('labelText')}
    />
  )
}
