import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatSize, formatWhen } from '#web/kit/text/format.ts'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { text as kitText } from '#web/kit/text/common.text.ts'
import { PictureIcon } from '#web/kit/look/icons.tsx'
import type { ReactNode } from 'react'
import styles from './Evidence.module.css'
import { text } from './text.ts'
import type { Weighing } from './weighing.ts'

interface Props {
  readonly weighing: Pick<
    Weighing,
    'weightG' | 'lengthMm' | 'widthMm' | 'heightMm' | 'photos' | 'weighedBy' | 'weighedAt' | 'warehouseName'
  >
  /** What was weighed. */
  readonly name: string
  readonly more?: string | undefined
  /** Its photo is the largest thing of its place. */
  readonly isLarge?: boolean
  /** What may be done about it. */
  readonly children?: ReactNode
}

/** One weighing with its photos: weight, size, who, where and when. The photo opens large. */
export function WeighingShot({ weighing, name, more, isLarge = false, children }: Props) {
  const t = useText(text)
  const kit = useText(kitText)
  const { photos, weightG, lengthMm, widthMm, heightMm, weighedBy, warehouseName, weighedAt } = weighing
  return (
    <li className={styles.shot} data-large={isLarge}>
      {photos.length > 0 ? (
        <PhotoStrip photos={photos} of={name} isLarge />
      ) : (
        <span className={styles.none}>
          <PictureIcon size={22} />
          {t.noPhoto}
        </span>
      )}
      <div className={styles.measured}>
        <span>
          {name}
          {more && <span className="muted"> · {more}</span>}
        </span>
        <strong className="num">
          {formatKg(weightG)} · <span className={styles.together}>{formatSize(lengthMm, widthMm, heightMm)}</span>
        </strong>
        <span className="muted">{t.fill('weighedBy', { name: weighedBy, place: warehouseName })}</span>
        <span className="muted">
          <time dateTime={weighedAt}>{kit.fill('beijingTime', { when: formatWhen(weighedAt, t.language) })}</time>
        </span>
        {children}
      </div>
    </li>
  )
}
