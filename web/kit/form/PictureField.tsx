import { Button, Input, Loader } from '@mantine/core'
import { type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { files } from '#contract/files.ts'
import type { Input as InputOf } from '#contract/wire/operation.ts'
import { Refusal, uploadPicture, wordsOf } from '#web/client/api.ts'
import { apiUrl } from '#web/client/api-host.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { CrossIcon, PictureIcon } from '#web/kit/look/icons.tsx'
import styles from './PictureField.module.css'
import { shrinkPicture } from './shrink-picture.ts'
import { text } from './picture.text.ts'
import { useLocalPictures } from './use-local-pictures.ts'

interface PictureFieldProps {
  readonly purpose: InputOf<typeof files.upload>['purpose']
  /** Staff pages pass their own upload call; the default is E-04. */
  readonly uploadPath?: string
  /** The uploaded file's id. */
  readonly value?: string | null
  readonly onChange?: (fileId: string | null) => void
  readonly label?: ReactNode
  readonly description?: ReactNode
  readonly error?: ReactNode
  readonly withAsterisk?: boolean
  readonly required?: boolean
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly onFocus?: () => void
}

/** One picture: chosen, dropped, pasted or taken with the phone; reduced here, uploaded at once, and shown. */
export function PictureField({
  purpose,
  uploadPath = files.upload.path,
  value,
  onChange,
  label,
  description,
  error,
  ...rest
}: PictureFieldProps) {
  const t = useText(text)
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const choosing = useRef<HTMLButtonElement>(null)
  const local = useLocalPictures()
  const [picture, setPicture] = useState<{ fileId: string; url: string } | null>(null)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState('')
  const take = async (file: Blob | null | undefined) => {
    if (!file || isSending) return
    setFault('')
    setSending(true)
    const outcome = await upload(file, uploadPath, purpose)
    setSending(false)
    if (!('fileId' in outcome)) return setFault(outcome.sentence ?? t[outcome.fault])
    local.keep(outcome.fileId, outcome.small)
    setPicture(outcome)
    onChange?.(outcome.fileId)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  const paste = (event: ClipboardEvent) => void take(event.clipboardData.files[0])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.currentTarget.files?.[0])
    event.currentTarget.value = ''
  }
  const remove = () => {
    setPicture(null)
    onChange?.(null)
    // This button disappears with the picture.
    choosing.current?.focus()
  }
  const shown = value ? picture : null
  const said = fault || error
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description ?? t.pictureHint}
      error={said}
      withAsterisk={rest.withAsterisk ?? rest.required ?? false}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting come on top of the button inside */}
      <div
        className={styles.place}
        data-error={said ? true : undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onPaste={paste}
      >
        {shown ? (
          <img
            className={styles.preview}
            src={local.linkOf(shown.fileId) ?? apiUrl(shown.url)}
            alt={t.picturePreview}
          />
        ) : (
          <PictureIcon size={32} />
        )}
        {isSending && (
          <span role="status">
            <Loader size="xs" /> {t.pictureUploading}
          </span>
        )}
        <div className={styles.buttons}>
          <Button
            ref={choosing}
            variant="default"
            size="sm"
            disabled={isSending || rest.disabled === true}
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? `${id}-error` : `${id}-description`}
            onClick={() => chooser.current?.click()}
          >
            {shown ? t.pictureReplace : t.pictureChoose}
          </Button>
          {shown && (
            <Button variant="subtle" color="gray" size="sm" leftSection={<CrossIcon size={16} />} onClick={remove}>
              {t.pictureRemove}
            </Button>
          )}
        </div>
        <input
          ref={chooser}
          id={id}
          type="file"
          accept="image/png,image/jpeg"
          className="for-readers"
          tabIndex={-1}
          onChange={choose}
        />
      </div>
    </Input.Wrapper>
  )
}

type Outcome =
  | { readonly fileId: string; readonly url: string; readonly small: Blob }
  | { readonly fault: 'pictureType' | 'pictureTooLarge' | 'pictureFailed'; readonly sentence?: string }

async function upload(file: Blob, path: string, purpose: string): Promise<Outcome> {
  const small = await shrinkPicture(file)
  if (small === 'type') return { fault: 'pictureType' }
  if (small === 'size') return { fault: 'pictureTooLarge' }
  return uploadPicture(path, purpose, small).then(
    (uploaded) => ({ ...uploaded, small }),
    (error: unknown) => ({
      fault: 'pictureFailed' as const,
      ...(error instanceof Refusal && error.message ? { sentence: wordsOf(error) } : {}),
    }),
  )
}
