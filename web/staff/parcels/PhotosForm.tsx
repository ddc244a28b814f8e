import { files } from '#contract/files.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { type Photo, PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useState } from 'react'
import { addPhotos, parcelReads, type WorkProps } from './staff-parcel.ts'
import { text } from './text.ts'

/** B-IN-06 */
export function PhotosForm({ parcel: { id, trackingNumber: number }, onDone }: WorkProps) {
  const t = useText(text)
  const photoWords = useText(photosText)
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const isWaiting = usePhotosOnTheWay()
  const write = useWrite(addPhotos, {
    refreshes: parcelReads,
    onDone: () => {
      setPhotos([])
      onDone(t.fill('photosAdded', { number }))
    },
  })
  const missing = photos.length === 0 ? t.needsPhoto : null
  return (
    <div className={desk.stack}>
      <PhotosField
        purpose="photo"
        uploadPath={files.staffUpload.path}
        fromCamera
        label={t.photos}
        photos={photos}
        onAdd={(photo) => setPhotos((before) => [...before, photo])}
        onRemove={(removed) => setPhotos((before) => before.filter(({ fileId }) => fileId !== removed))}
      />
      {write.error && <FormAlert error={write.error}>{write.error.message}</FormAlert>}
      <div>
        <ReasonButton
          reason={isWaiting ? photoWords.wait : missing}
          loading={write.isPending}
          onClick={() => write.mutate({ id, fileIds: photos.map(({ fileId }) => fileId) })}
        >
          {t.sendPhotos}
        </ReasonButton>
      </div>
    </div>
  )
}
