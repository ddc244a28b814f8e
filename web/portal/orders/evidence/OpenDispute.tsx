import { disputes, disputePhotosMax } from '#contract/disputes.ts'
import { message } from '#contract/messages.ts'
import { useWrite } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { type Photo, PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { showSuccess } from '#web/kit/message/toast.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { afterMoney } from '#web/portal/orders/after-money.ts'
import type { Weighing } from './weighing.ts'
import styles from './Evidence.module.css'
import { text } from './text.ts'

interface Props {
  readonly dispute: NonNullable<Weighing['dispute']>
}

/** Until someone has measured again, the member may add photos or withdraw the dispute. */
export function OpenDispute({ dispute }: Props) {
  const t = useText(text)
  const [isShowing, setShowing] = useState(false)
  const room = disputePhotosMax - dispute.memberPhotos.length
  if (isShowing) return <MorePhotos dispute={dispute} room={room} onClose={() => setShowing(false)} />
  return (
    <div className={styles.buttons}>
      {room > 0 && (
        <Button variant="default" size="compact-md" onClick={() => setShowing(true)}>
          {t.addPhotos}
        </Button>
      )}
      <TakeBack dispute={dispute} />
    </div>
  )
}

function TakeBack({ dispute }: Props) {
  const t = useText(text)
  const withdraw = useWrite(disputes.withdraw, {
    refreshes: afterMoney,
    onDone: () => showSuccess(message('M-18', t.language)),
  })
  const ask = async () => {
    const question = { title: t.withdrawTitle, sentence: t.withdrawSentence, confirm: t.withdraw }
    if (await confirmed(question)) withdraw.mutate({ id: dispute.id })
  }
  return (
    <>
      <Button variant="subtle" size="compact-md" loading={withdraw.isPending} onClick={() => void ask()}>
        {t.withdraw}
      </Button>
      {withdraw.error && <FormAlert error={withdraw.error}>{withdraw.error.message}</FormAlert>}
    </>
  )
}

function MorePhotos({ dispute, room, onClose }: Props & { readonly room: number; readonly onClose: () => void }) {
  const t = useText(text)
  const areOnTheWay = usePhotosOnTheWay()
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const show = useWrite(disputes.showMore, {
    refreshes: afterMoney,
    onDone: () => {
      showSuccess(message('M-18', t.language))
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
