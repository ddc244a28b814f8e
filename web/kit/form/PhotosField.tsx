import { files } from '#contract/files.ts'
import type { Input } from '#contract/wire/operation.ts'
import { Refusal, uploadPicture, wordsOf } from '#web/client/api.ts'
import { apiUrl } from '#web/client/api-host.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type Ref, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CameraDialog } from '#web/kit/camera/CameraDialog.tsx'
import { mayHaveCamera } from '#web/kit/camera/open-camera.ts'
import { text as cameraText } from '#web/kit/camera/camera.text.ts'
import { CameraIcon, CrossIcon, PictureIcon } from '#web/kit/look/icons.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { text } from './photos.text.ts'
import styles from './PhotosField.module.css'
import { shrinkPicture } from './shrink-picture.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { text as pictureText } from './picture.text.ts'
import { useLocalPictures } from './use-local-pictures.ts'

export interface Photo {
  readonly fileId: string
  readonly url: string
}

interface PhotosFieldProps {
  readonly purpose: Input<typeof files.upload>['purpose']
  /** Staff pages pass their own upload call; the default is E-04. */
  readonly uploadPath?: string
  readonly label: string
  readonly photos: readonly Photo[]
  readonly onAdd: (photo: Photo) => void
  readonly onRemove: (fileId: string) => void
  readonly max?: number
  /** Photos of what lies here: a second button opens the camera in the page, and on a phone the first one opens its own. */
  readonly fromCamera?: boolean
  /** For a page with several of these: what the photos are about, for readers who hear the button. */
  readonly about?: string
  /** The button, so that a key can press it. */
  readonly ref?: Ref<HTMLButtonElement>
  /** The same for the camera's; null where the browser has no camera. */
  readonly cameraRef?: Ref<HTMLButtonElement>
}

const uploading = ['photo'] as const

/** Whether photos are being uploaded: a form waits for them, or they would be left out. */
export const usePhotosOnTheWay = () => useIsMutating({ mutationKey: uploading }) > 0

/** Several photos of a parcel or a carton: reduced in the browser and uploaded in the background. */
export function PhotosField(props: PhotosFieldProps) {
  const { purpose, uploadPath = files.upload.path, label, photos, onAdd, onRemove, max = 10, ref } = props
  const { cameraRef, about, fromCamera } = props
  const t = useText(text)
  const kit = useText(kitText)
  const picture = useText(pictureText)
  const camera = useText(cameraText)
  const chooser = useRef<HTMLInputElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const button = useMergedRef(adding, ref)
  const mutationKey = [...uploading, useId()]
  const sending = useIsMutating({ mutationKey })
  const isSending = sending > 0
  const [isCameraOpen, setCameraOpen] = useState(false)
  // With several at once, the last one may succeed after another was refused.
  const [fault, setFault] = useState<Error | null>(null)
  const local = useLocalPictures()
  const send = async (file: Blob) => {
    const small = await smallEnough(file)
    const photo = await uploadPicture(uploadPath, purpose, small)
    local.keep(photo.fileId, small)
    return photo
  }
  const upload = useMutation({ mutationKey, mutationFn: send, onSuccess: onAdd, onError: setFault })
  const remove = (fileId: string) => {
    flushSync(() => onRemove(fileId))
    adding.current?.focus()
  }
  const room = Math.max(0, max - photos.length - sending)
  const add = (chosen: readonly Blob[]) => {
    setFault(chosen.length > room ? new Unusable('most') : null)
    for (const file of chosen.slice(0, room)) upload.mutate(file)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }
  const faultWords = {
    type: picture.pictureType,
    size: t.size,
    most: t.fill('most', { max }),
    failed: picture.pictureFailed,
  }
  const sentence = fault ? sentenceOf(fault, faultWords) : ''
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {photos.map((photo, index) => (
          <span key={photo.fileId} className={styles.photo}>
            <img src={local.linkOf(photo.fileId) ?? apiUrl(photo.url)} alt={kit.fill('photo', { number: index + 1 })} />
            <button
              type="button"
              className={styles.remove}
              aria-label={t.fill('remove', { number: index + 1 })}
              onClick={() => remove(photo.fileId)}
            >
              <CrossIcon size={14} />
            </button>
          </span>
        ))}
        <Button
          ref={button}
          variant="default"
          leftSection={<PictureIcon size={18} />}
          disabled={photos.length >= max}
          onClick={() => chooser.current?.click()}
        >
          {isSending ? t.sending : t.add}
          {about !== undefined && <OfRow name={about} />}
        </Button>
        {fromCamera && mayHaveCamera() && (
          <Button
            ref={cameraRef}
            variant="default"
            leftSection={<CameraIcon size={18} />}
            disabled={photos.length >= max}
            onClick={() => setCameraOpen(true)}
          >
            {camera.open}
            {about !== undefined && <OfRow name={about} />}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg"
          {...(fromCamera ? { capture: 'environment' } : {})}
          multiple
          tabIndex={-1}
          aria-label={about === undefined ? label : `${label}, ${about}`}
          className="for-readers"
          onChange={choose}
        />
      </div>
      {sentence !== '' && (
        <p className={styles.fault} role="alert">
          {sentence}
        </p>
      )}
      {fromCamera && (
        <CameraDialog
          isOpen={isCameraOpen}
          onClose={() => setCameraOpen(false)}
          what={about ?? label}
          onTake={(picture) => add([picture])}
          room={room}
          max={max}
          fault={sentence}
        />
      )}
    </fieldset>
  )
}

type Fault = 'type' | 'size' | 'most'

/** The picture cannot be read, cannot be made small enough, or is one too many. */
class Unusable extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

async function smallEnough(file: Blob): Promise<Blob> {
  const small = await shrinkPicture(file)
  if (typeof small === 'string') throw new Unusable(small)
  return small
}

function sentenceOf(error: Error, words: Readonly<Record<Fault | 'failed', string>>): string {
  if (error instanceof Unusable) return words[error.fault]
  return error instanceof Refusal && error.message ? wordsOf(error) : words.failed
}
