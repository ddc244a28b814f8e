import { files } from '#contract/files.ts'
import { staffParcelServices } from '#contract/parcel-services.ts'
import { reports } from '#contract/reports.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { type Photo, PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import desk from '#web/staff/desk.module.css'
import { Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ServiceProps } from './service.ts'
import { text } from './services.text.ts'

const refreshes = [staffParcelServices.list, reports.dashboard] as const

/** Done with a photo, or refused with a reason; each asks first and shows what will change. */
export function AnswerForm({ service, onDone }: ServiceProps) {
  const t = useText(text)
  const photoWords = useText(photosText)
  const may = useMay()
  const { id, version, text: name, trackingNumber: number, memberNumber: member } = service
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [words, setWords] = useState('')
  const isWaiting = usePhotosOnTheWay()
  const amount = formatMoney(service.amountMinor, service.currency)
  const finish = useWrite(staffParcelServices.finish, {
    refreshes,
    onDone: () => onDone(t.fill('saidDone', { number, service: name })),
  })
  const refuse = useWrite(staffParcelServices.refuse, {
    refreshes,
    onDone: () => onDone(t.fill('saidRefused', { number, service: name, amount })),
  })
  const photoFileIds = photos.map(({ fileId }) => fileId)
  const askFinish = async () => {
    const changes = [{ label: t.state, before: t.asked, after: t.done }]
    const question = {
      title: t.fill('finishTitle', { service: name }),
      sentence: <Asked sentence={t.fill('finishSentence', { member })} changes={changes} />,
      confirm: t.finish,
    }
    if (await confirmed(question)) finish.mutate({ id, version, photoFileIds, answer: words.trim() })
  }
  const askRefuse = async () => {
    const changes = [
      { label: t.state, before: t.asked, after: t.refused },
      { label: t.balance, before: t.nothing, after: amount },
    ]
    const question = {
      title: t.fill('refuseTitle', { service: name }),
      sentence: <Asked sentence={t.fill('refuseSentence', { member })} changes={changes} />,
      confirm: t.refuse,
      danger: true,
    }
    if (await confirmed(question)) refuse.mutate({ id, version, photoFileIds, reason: words.trim() })
  }
  const fault = finish.error ?? refuse.error
  const onTheWay = isWaiting ? photoWords.wait : null
  return (
    <div className={desk.stack}>
      {!service.isHere && <p className="muted">{t.notHere}</p>}
      <PhotosField
        purpose="photo"
        uploadPath={files.staffUpload.path}
        fromCamera
        label={t.photos}
        photos={photos}
        onAdd={(photo) => setPhotos((before) => [...before, photo])}
        onRemove={(removed) => setPhotos((before) => before.filter(({ fileId }) => fileId !== removed))}
      />
      <Textarea
        label={t.words}
        description={t.wordsHint}
        maxLength={200}
        autosize
        minRows={1}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {fault && <FormAlert error={fault}>{fault.message}</FormAlert>}
      <Group>
        {may(staffParcelServices.finish) && service.isHere && service.split === null && (
          <ReasonButton
            reason={onTheWay ?? (photos.length === 0 ? t.needsPhoto : null)}
            loading={finish.isPending}
            onClick={() => void askFinish()}
          >
            {t.finish}
            <OfRow name={`${name} ${number}`} />
          </ReasonButton>
        )}
        <ReasonButton
          variant="default"
          reason={onTheWay ?? (words.trim() === '' ? t.needsReason : null)}
          loading={refuse.isPending}
          onClick={() => void askRefuse()}
        >
          {t.refuse}
          <OfRow name={`${name} ${number}`} />
        </ReasonButton>
      </Group>
    </div>
  )
}
