import { staffDisputes } from '#contract/disputes.ts'
import { files } from '#contract/files.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Currency } from '#domain/money.ts'
import { useWrite } from '#web/client/queries.ts'
import { KeyForm } from '#web/staff/KeyForm.tsx'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import desk from '#web/staff/desk.module.css'
import { play } from '#web/staff/sound.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { type Photo, PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { text } from './dispute.text.ts'
import { MeasureFields } from './MeasureFields.tsx'
import { measureFaults, type Measures, measuresToSend, noMeasures } from './measures.ts'
import { text as packingText } from './packing.text.ts'
import { orderReads } from './queries.ts'
import type { Dispute } from './staff-order.ts'

interface RemeasureFormProps {
  readonly dispute: Dispute
  readonly currency: Currency
  readonly onDecided: () => void
}

interface Values extends Measures {
  readonly photos: readonly Photo[]
  readonly note: string
}

/** B-OU-17: the new measurement settles the dispute. */
export function RemeasureForm({ dispute, currency, onDecided }: RemeasureFormProps) {
  const t = useText(text)
  const packing = useText(packingText)
  const photoWords = useText(photosText)
  const arePhotosOnTheWay = usePhotosOnTheWay()
  const form = useForm<Values>({
    initialValues: { ...noMeasures, photos: [], note: '' },
    validate: (values) =>
      Object.fromEntries(measureFaults(values).map(([measure, fault]) => [measure, packing[fault]])),
  })
  const decide = useWrite(staffDisputes.decide, {
    refreshes: orderReads,
    onDone: (decided) => {
      play('ok')
      showSuccess(t.fill(outcomeOf(decided), { amount: formatMoney(decided.refundMinor, currency) }))
      onDecided()
    },
    onRefused: () => play('problem'),
  })
  const submit = useSubmit(form, decide, ({ photos, note, ...measures }) => ({
    id: dispute.id,
    ...measuresToSend(measures),
    photoFileIds: photos.map(({ fileId }) => fileId),
    ...(note.trim() ? { note } : {}),
  }))
  const weight = useRef<HTMLInputElement>(null)
  useEffect(() => weight.current?.focus(), [])
  return (
    <KeyForm className={desk.stack} onSubmit={submit.onSubmit}>
      <MeasureFields propsOf={(measure) => form.getInputProps(measure)} weightRef={weight} />
      <PhotosField
        purpose="photo"
        uploadPath={files.staffUpload.path}
        fromCamera
        label={t.photos}
        photos={form.values.photos}
        onAdd={(photo) => form.setFieldValue('photos', (photos) => [...photos, photo])}
        onRemove={(removed) =>
          form.setFieldValue('photos', (photos) => photos.filter(({ fileId }) => fileId !== removed))
        }
      />
      <TextInput label={t.note} maxLength={200} autoComplete="off" {...form.getInputProps('note')} />
      {submit.alert}
      <ReasonButton type="submit" reason={arePhotosOnTheWay ? photoWords.wait : null} loading={submit.isSending}>
        {t.send}
      </ReasonButton>
    </KeyForm>
  )
}

function outcomeOf({ dispute, refundMinor }: Output<typeof staffDisputes.decide>) {
  if (dispute.state !== 'upheld') return 'same'
  return refundMinor > 0 ? 'refunded' : 'lower'
}
