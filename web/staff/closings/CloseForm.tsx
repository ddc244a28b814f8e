import { closingReasonText } from '#contract/parcel-closings.text.ts'
import { staffParcelClosings } from '#contract/parcel-closings.ts'
import { files } from '#contract/files.ts'
import { type ClosingReason, closingReasons, isStorageEnd, needsSecondPerson } from '#domain/parcel-closing.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { type Photo, PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { useShown } from '#web/kit/list/use-shown.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import type { WorkProps } from '#web/staff/parcels/staff-parcel.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { closingReads } from './closing.ts'
import { text } from './text.ts'

/** B-IN-09: how a parcel leaves without an order; in stock, with a photo, and another person confirms it. */
export function CloseForm({ parcel: { id, status, trackingNumber: number }, onDone }: WorkProps) {
  const t = useText(text)
  const photoWords = useText(photosText)
  const [reason, setReason] = useState<ClosingReason>('returned')
  const [intoNumber, setIntoNumber] = useState('')
  const [params] = useSearchParams()
  const place = useShown<HTMLDivElement>(params.get('close'))
  const [isForStorage, setIsForStorage] = useState(params.get('close') === 'storage')
  const [note, setNote] = useState(isForStorage ? t.pastStorage : '')
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const isWaiting = usePhotosOnTheWay()
  const ask = useWrite(staffParcelClosings.ask, {
    refreshes: closingReads,
    onDone: ({ state }) => {
      setPhotos([])
      setNote('')
      setIsForStorage(false)
      onDone(t.fill(state === 'asked' ? 'saidAsked' : 'saidClosed', { number }))
    },
  })
  const isHere = needsSecondPerson(status)
  const chooseStorage = (isChosen: boolean) => {
    setIsForStorage(isChosen)
    if (isChosen && !isStorageEnd(reason)) setReason('returned')
    if (isChosen && note.trim() === '') setNote(t.pastStorage)
  }
  const isMerged = reason === 'merged'
  const missing =
    (isWaiting && photoWords.wait) ||
    (isMerged && intoNumber.trim() === '' && t.intoHint) ||
    (note.trim() === '' && t.needsNote) ||
    (isHere && photos.length === 0 && t.needsPhoto) ||
    null
  const send = () =>
    ask.mutate({
      id,
      reason,
      ...(isForStorage ? { cause: 'storage' as const } : {}),
      note: note.trim(),
      photoFileIds: photos.map(({ fileId }) => fileId),
      ...(isMerged ? { intoNumber: intoNumber.trim() } : {}),
    })
  return (
    <div ref={place} className={desk.stack}>
      <NativeSelect
        label={t.how}
        data={closingReasons
          .filter((each) => (isForStorage ? isStorageEnd(each) : isHere || each !== 'merged'))
          .map((each) => ({ value: each, label: closingReasonText[each][t.language] }))}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as ClosingReason)}
      />
      {isHere && (
        <Checkbox
          label={t.forStorage}
          description={t.forStorageHint}
          checked={isForStorage}
          onChange={(event) => chooseStorage(event.currentTarget.checked)}
        />
      )}
      {isMerged && (
        <TextInput
          label={t.into}
          description={t.intoHint}
          maxLength={32}
          value={intoNumber}
          onChange={(event) => setIntoNumber(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={t.note}
        description={t.noteHint}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isHere && (
        <PhotosField
          purpose="photo"
          uploadPath={files.staffUpload.path}
          fromCamera
          label={t.proof}
          about={t.ask}
          photos={photos}
          onAdd={(photo) => setPhotos((before) => [...before, photo])}
          onRemove={(removed) => setPhotos((before) => before.filter(({ fileId }) => fileId !== removed))}
        />
      )}
      {ask.error && <FormAlert error={ask.error}>{ask.error.message}</FormAlert>}
      <div>
        <ReasonButton variant="default" reason={missing} loading={ask.isPending} onClick={send}>
          {t.askSend}
        </ReasonButton>
      </div>
    </div>
  )
}
