import type { ReactNode } from 'react'
import { Illustration } from '#web/kit/illustrations/Illustration.tsx'
import type { IllustrationName } from '#web/kit/illustrations/drawings.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './photo.module.css'
import { proofText } from './proof.text.ts'

interface PhotoProps {
  readonly name: IllustrationName & `photo-${string}`
  readonly className?: string | undefined
  /** Below the scale, as the station prints it on its photos. */
  readonly children?: ReactNode
}

/** A photo as a station takes them, drawn and marked as a sample. */
export function Photo({ name, className = '', children }: PhotoProps) {
  const t = useText(proofText)
  return (
    <div className={`${styles.photo} ${className}`}>
      <Illustration name={name} className={styles.picture} isCropped />
      <span className={styles.mark}>{t.samplePhoto}</span>
      {children && <span className={styles.stamp}>{children}</span>}
    </div>
  )
}
