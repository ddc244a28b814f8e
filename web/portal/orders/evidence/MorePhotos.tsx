import { disputes } from '#contract/disputes.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { type Photo, PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { afterMoney } from '#web/portal/orders/after-money.ts'
import styles from './Evidence.module.css'
import type { OpenDisputeProps } from './OpenDispute.tsx'
import { text } from './text.ts'

interface MorePhotosProps extends OpenDisputeProps {
  readonly room: number
  readonly onClose: () => void
}

/** What shows the weight or the size better than the photo of the weighing. */
export function MorePhotos({ dispute, room, onClose }: MorePhotosProps) {
  const t = useText(text)
  const areOnTheWay = usePhotosOnTheWay()
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const show = useWrite(disputes.showMore, {
    refreshes: afterMoney,
    onDone: () => {
      showSuccess(t.fill('photosSent', { count: photos.length }))
      onClose()
    },
  })
  const send = () => show.mutate({ id: dispute.id, photoFileIds: photos.map(({ fileId }) => fileId) })
  return (
    <div className={styles.form}>
      <PhotosField
        purpose="photo"
        label={t.photosLabel}
        max={room}
        photos={photos}
        onAdd={(photo) => setPhotos((all) => [...all, photo])}
        onRemove={(fileId) => setPhotos((all) => all.filter((photo) => photo.fileId !== fileId))}
      />
      {show.error && <FormAlert error={show.error}>{show.error.message}</FormAlert>}
      <div className={styles.buttons}>
        {photos.length > 0 && (
          <Button size="compact-md" loading={show.isPending || areOnTheWay} onClick={send}>
            {t.sendPhotos}
          </Button>
        )}
        <Button variant="default" size="compact-md" onClick={onClose}>
          {t.notNow}
        </Button>
      </div>
    </div>
  )
}
