import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import styles from './Camera.module.css'
import { text } from './camera.text.ts'
import { pictureOf } from './open-camera.ts'
import { useCamera } from './use-camera.ts'

interface CameraProps {
  readonly onTake: (picture: Blob) => void
  readonly onClose: () => void
  readonly room: number
  readonly max: number
  readonly fault: string
}

/** The live picture, and the button that takes it; why there is none, otherwise. */
export function Camera({ onTake, onClose, room, max, fault }: CameraProps) {
  const t = useText(text)
  const { view, again, choose } = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  const [seen, setSeen] = useState<MediaStream | null>(null)
  const [taken, setTaken] = useState(0)
  const last = useLinkTo()
  const stream = view.stage === 'live' ? view.stream : null
  const isSeen = stream !== null && seen === stream
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  useEffect(() => {
    if (isSeen) shutter.current?.focus()
  }, [isSeen])
  const take = async () => {
    const picture = video.current && (await pictureOf(video.current))
    if (!picture) return
    setTaken(taken + 1)
    last.show(picture)
    onTake(picture)
  }
  if (view.stage === 'fault')
    return (
      <div className={styles.camera}>
        <FormAlert>{t[view.fault]}</FormAlert>
        <div className={styles.actions}>
          <Button size="md" data-autofocus onClick={again}>
            {t.again}
          </Button>
          <Button variant="default" size="md" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </div>
    )
  return (
    <div className={styles.camera}>
      <div className={styles.frame}>
        <video
          ref={video}
          className={styles.live}
          aria-label={t.picture}
          autoPlay
          playsInline
          muted
          onLoadedData={() => setSeen(stream)}
        />
        {!isSeen && <p className={styles.opening}>{t.opening}</p>}
        {last.link !== null && <img className={styles.last} src={last.link} alt={t.last} />}
      </div>
      {view.stage === 'live' && view.cameras.length > 1 && (
        <NativeSelect
          label={t.which}
          value={view.cameraId}
          onChange={({ currentTarget: { value } }) => {
            const camera = view.cameras.find(({ id }) => id === value)
            if (camera) choose(camera)
          }}
          data={view.cameras.map(({ id, name }, index) => ({
            value: id,
            label: name || t.fill('number', { number: index + 1 }),
          }))}
        />
      )}
      <p role="status" className={styles.said}>
        {room <= 0 ? t.fill('full', { max }) : taken > 0 && fault === '' ? t.fill('taken', { count: taken }) : ''}
      </p>
      {fault !== '' && <FormAlert>{fault}</FormAlert>}
      <div className={styles.actions}>
        <Button ref={shutter} size="md" disabled={!isSeen || room <= 0} onClick={() => void take()}>
          {t.take}
        </Button>
        <Button variant="default" size="md" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}

/** A link to the picture that was shown last; earlier ones are given up. */
function useLinkTo() {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => () => void (link && URL.revokeObjectURL(link)), [link])
  return { link, show: (picture: Blob) => setLink(URL.createObjectURL(picture)) }
}
