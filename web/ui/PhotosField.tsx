import { files } from '#contract/files.ts'
import type { Input } from '#contract/operation.ts'
import { apiUrl, Refusal, uploadPicture } from '#web/api.ts'
import { useText } from '#web/text/use-text.ts'
import { Button } from '@mantine/core'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type Ref, useRef } from 'react'
import { CrossIcon, PictureIcon } from './icons.tsx'
import { text } from './photos.text.ts'
import styles from './PhotosField.module.css'
import { shrinkPicture } from './shrink-picture.ts'
import { text as kitText } from './text.ts'

export interface Photo {
  readonly fileId: string
  readonly url: string
}

interface PhotosFieldProps {
  readonly purpose: Input<typeof files.upload>['purpose']
  /** The staff's own call where staff upload; else E-04. */
  readonly uploadPath?: string
  readonly label: string
  readonly photos: readonly Photo[]
  readonly onAdd: (photo: Photo) => void
  readonly onRemove: (fileId: string) => void
  readonly max?: number
  /** A phone opens its camera instead of its pictures. */
  readonly fromCamera?: boolean
  /** The button, so that a key may press it. */
  readonly ref?: Ref<HTMLButtonElement>
}

const uploading = ['photo'] as const

/** Whether photos are on their way: a form waits for them, or they would be left out. */
export const usePhotosOnTheWay = () => useIsMutating({ mutationKey: uploading }) > 0

/** Several photos, of a parcel or a carton: shrunk in the browser, uploaded while the hands go on. */
export function PhotosField(props: PhotosFieldProps) {
  const { purpose, uploadPath = files.upload.path, label, photos, onAdd, onRemove, max = 10, ref } = props
  const t = useText(text)
  const kit = useText(kitText)
  const chooser = useRef<HTMLInputElement>(null)
  const send = async (file: Blob) => uploadPicture(uploadPath, purpose, await smallEnough(file))
  const upload = useMutation({ mutationKey: uploading, mutationFn: send, onSuccess: onAdd })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const room = Math.max(0, max - photos.length)
    for (const file of [...(event.currentTarget.files ?? [])].slice(0, room)) upload.mutate(file)
    event.currentTarget.value = ''
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {photos.map((photo, index) => (
          <span key={photo.fileId} className={styles.photo}>
            <img src={apiUrl(photo.url)} alt={kit.fill('photo', { number: index + 1 })} />
            <button
              type="button"
              className={styles.remove}
              aria-label={t.fill('remove', { number: index + 1 })}
              onClick={() => onRemove(photo.fileId)}
            >
              <CrossIcon size={14} />
            </button>
          </span>
        ))}
        <Button
          ref={ref}
          variant="default"
          leftSection={<PictureIcon size={18} />}
          disabled={photos.length >= max}
          onClick={() => chooser.current?.click()}
        >
          {upload.isPending ? t.sending : t.add}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg"
          {...(props.fromCamera ? { capture: 'environment' } : {})}
          multiple
          tabIndex={-1}
          aria-label={label}
          className="for-readers"
          onChange={choose}
        />
      </div>
      {upload.error && (
        <p className={styles.fault} role="alert">
          {sentenceOf(upload.error, { type: kit.pictureType, size: t.size, failed: kit.pictureFailed })}
        </p>
      )}
    </fieldset>
  )
}

/** The picture can not be read or made small enough. */
class Unusable extends Error {
  readonly fault: 'type' | 'size'

  constructor(fault: 'type' | 'size') {
    super(fault)
    this.fault = fault
  }
}

async function smallEnough(file: Blob): Promise<Blob> {
  const small = await shrinkPicture(file)
  if (typeof small === 'string') throw new Unusable(small)
  return small
}

function sentenceOf(error: Error, words: Readonly<Record<'type' | 'size' | 'failed', string>>): string {
  if (error instanceof Unusable) return words[error.fault]
  return error instanceof Refusal && error.message ? error.message : words.failed
}
