import { useState } from 'react'
import { Dialog } from '#web/kit/message/Dialog.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { OfRow } from './OfRow.tsx'
import styles from './PhotoStrip.module.css'
import { Picture } from './Picture.tsx'
import { text } from '#web/kit/text/common.text.ts'

interface PhotoStripProps {
  readonly photos: readonly { readonly fileId: string; readonly url: string }[]
  /** The subject of the photos, if a page has several strips. */
  readonly of?: string
  /** The first photo is as wide as its place; the others are small below it. */
  readonly isLarge?: boolean
}

export function PhotoStrip({ photos, of, isLarge = false }: PhotoStripProps) {
  const t = useText(text)
  const [shown, setShown] = useState<number | null>(null)
  const large = shown === null ? undefined : photos[shown]
  return (
    <>
      <div className={styles.strip} data-large={isLarge}>
        {photos.map((photo, index) => (
          <button key={photo.fileId} type="button" className={styles.thumb} onClick={() => setShown(index)}>
            <Picture url={photo.url} alt="" loading="lazy" />
            <span className="for-readers">{t.fill('openPhoto', { number: index + 1 })}</span>
            <OfRow name={of} />
          </button>
        ))}
      </div>
      <Dialog
        opened={large !== undefined}
        onClose={() => setShown(null)}
        title={t.fill('photo', { number: (shown ?? 0) + 1 })}
        size="xl"
        closeButtonProps={{ 'aria-label': t.close }}
      >
        {large && (
          <Picture className={styles.large} url={large.url} alt={t.fill('photo', { number: (shown ?? 0) + 1 })} />
        )}
      </Dialog>
    </>
  )
}
