import { Modal } from '@mantine/core'
import { useState } from 'react'
import { apiUrl } from '#web/client/api-host.ts'
import { PictureIcon } from '#web/kit/look/icons.tsx'
import { Picture } from '#web/kit/look/Picture.tsx'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text as kitText } from '#web/kit/text/common.text.ts'
import styles from './lists.module.css'
import { text } from './lists.text.ts'

interface ThumbProps {
  /** As the API returned it; null shows that there is none. */
  readonly url: string | null
  /** What the picture shows, and of which row: the name of its button and of its dialog. */
  readonly name: string
  /** As wide as its column, instead of the small size of a row. */
  readonly isLarge?: boolean
}

/** A picture that opens in a dialog, where a link leads to its full size. */
export function Thumb({ url, name, isLarge = false }: ThumbProps) {
  const t = useText(text)
  const k = useText(kitText)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useOwnEscape(isOpen, close)
  const size = isLarge ? styles.photo : styles.thumb
  if (url === null)
    return (
      <span className={`${size} ${styles.none}`}>
        <PictureIcon size={isLarge ? 28 : 18} />
        <span className={isLarge ? undefined : 'for-readers'}>{t.noPicture}</span>
      </span>
    )
  return (
    <>
      <button type="button" className={size} aria-label={t.fill('zoom', { name })} onClick={() => setOpen(true)}>
        <Picture url={url} alt="" loading="lazy" />
      </button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={name}
        size="xl"
        closeOnEscape={false}
        closeButtonProps={{ 'aria-label': k.close }}
      >
        <Picture className={styles.large} url={url} alt={name} />
        <p className={styles.full}>
          <a href={apiUrl(url)} target="_blank" rel="noreferrer">
            {t.fullSize}
          </a>
        </p>
      </Modal>
    </>
  )
}
