import { files } from '#contract/files.ts'
import { Refusal, uploadPicture } from '#web/api.ts'
import { useText } from '#web/text/use-text.ts'
import { CrossIcon, PictureIcon } from '#web/ui/icons.tsx'
import { shrinkPicture } from '#web/ui/shrink-picture.ts'
import { Button } from '@mantine/core'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type Ref, useRef } from 'react'
import { text } from './photos.text.ts'
import styles from './PhotosField.module.css'

export interface Photo {
  readonly fileId: string
  readonly url: string
}

interface PhotosFieldProps {
  readonly label: string
  readonly photos: readonly Photo[]
  readonly onAdd: (photo: Photo) => void
  readonly onRemove: (fileId: string) => void
  readonly max?: number
  /** The button, so that a key may press it. */
  readonly ref?: Ref<HTMLButtonElement>
}

const uploading = ['staff-photo'] as const

/** Whether photos are on their way: a form waits for them, or they would be left out. */
export const usePhotosOnTheWay = () => useIsMutating({ mutationKey: uploading }) > 0

/** Photos of a parcel or a carton: shrunk in the browser, uploaded while the hands go on. */
export function PhotosField({ label, photos, onAdd, onRemove, max = 10, ref }: PhotosFieldProps) {
  const t = useText(text)
  const chooser = useRef<HTMLInputElement>(null)
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
            <img src={photo.url} alt={t.fill('photo', { number: index + 1 })} />
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
          // A phone opens its camera; a desk opens its files.
          capture="environment"
          multiple
          tabIndex={-1}
          aria-label={label}
          className="for-readers"
          onChange={choose}
        />
      </div>
      {upload.error && (
        <p className={styles.fault} role="alert">
          {sentenceOf(upload.error, t)}
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

async function send(file: Blob): Promise<Photo> {
  const small = await shrinkPicture(file)
  if (typeof small === 'string') throw new Unusable(small)
  return uploadPicture(files.staffUpload.path, 'photo', small)
}

function sentenceOf(
  error: Error,
  t: { readonly type: string; readonly size: string; readonly failed: string },
): string {
  if (error instanceof Unusable) return t[error.fault]
  return error instanceof Refusal && error.message ? error.message : t.failed
}
