import { site } from '#contract/content.ts'
import { files } from '#contract/files.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { handedOverMost } from '#domain/courier-handover.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { CountInput } from '#web/kit/form/CountInput.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { type Photo, PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { handoverReads, nameOf } from './handover.ts'
import { text } from './text.ts'

interface TakeFormProps {
  readonly warehouseId: string
  readonly onDone: (said: string) => void
}

interface Typed {
  readonly courierCode: string
  readonly counted: number | ''
  readonly bagNumber: string
  readonly note: string
  readonly photos: readonly Photo[]
}

const nothingTyped: Typed = { courierCode: '', counted: '', bagNumber: '', note: '', photos: [] }

/** B-IN-49: counted with the courier still at the door. */
export function TakeForm({ warehouseId, onDone }: TakeFormProps) {
  const t = useText(text)
  const photoWords = useText(photosText)
  const options = useRead(site.formOptions, {})
  const couriers = (options.data?.couriers ?? []).map(({ code, text: label }) => ({ value: code, label }))
  const [typed, setTyped] = useState(nothingTyped)
  const isWaiting = usePhotosOnTheWay()
  const change = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }))
  const { courierCode, counted, bagNumber, note, photos } = typed
  const take = useWrite(staffHandovers.take, {
    refreshes: handoverReads,
    onDone: (taken) => {
      setTyped(nothingTyped)
      onDone(t.fill('saidTaken', { name: nameOf(taken), count: taken.counted }))
    },
  })
  const missing =
    (isWaiting && photoWords.wait) ||
    (courierCode === '' && t.needsCourier) ||
    (Number(counted) === 0 && t.needsCount) ||
    (Number(counted) > handedOverMost && t.fill('tooManyCounted', { most: handedOverMost })) ||
    null
  const send = () =>
    take.mutate({
      warehouseId,
      courierCode,
      counted: Number(counted),
      bagNumber: bagNumber.trim(),
      note: note.trim(),
      photoFileIds: photos.map(({ fileId }) => fileId),
    })
  return (
    <Card title={t.take}>
      <div className={desk.stack}>
        <p className="muted">{t.takeLead}</p>
        <div className={desk.fields}>
          <NativeSelect
            size="lg"
            label={t.courier}
            data={[{ value: '', label: t.choose }, ...couriers]}
            value={courierCode}
            onChange={(event) => change({ courierCode: event.currentTarget.value })}
          />
          <CountInput
            size="lg"
            label={t.counted}
            most={handedOverMost}
            value={counted}
            onChange={(count) => change({ counted: count })}
          />
          <TextInput
            size="lg"
            label={t.bag}
            maxLength={40}
            autoComplete="off"
            value={bagNumber}
            onChange={(event) => change({ bagNumber: event.currentTarget.value })}
          />
          <TextInput
            size="lg"
            label={t.note}
            maxLength={200}
            value={note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </div>
        <PhotosField
          purpose="photo"
          uploadPath={files.staffUpload.path}
          fromCamera
          label={t.photo}
          about={t.take}
          photos={photos}
          onAdd={(photo) => setTyped((before) => ({ ...before, photos: [...before.photos, photo] }))}
          onRemove={(removed) =>
            setTyped((before) => ({ ...before, photos: before.photos.filter(({ fileId }) => fileId !== removed) }))
          }
        />
        {take.error && <FormAlert error={take.error}>{take.error.message}</FormAlert>}
        <div>
          <ReasonButton size="lg" reason={missing} loading={take.isPending} onClick={send}>
            {t.save}
          </ReasonButton>
        </div>
      </div>
    </Card>
  )
}
