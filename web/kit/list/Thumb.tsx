import { ParcelIcon } from '#web/kit/look/icons.tsx'
import { Picture } from '#web/kit/look/Picture.tsx'
import styles from './Thumb.module.css'

/** The photo of a row, small; the details behind the row show it large. Without one, a drawing stands in its place. */
export const Thumb = ({ url }: { readonly url: string | null }) => (
  <span className={styles.thumb}>
    {url === null ? (
      <ParcelIcon size={22} />
    ) : (
      <Picture url={url} alt="" isSmall loading="lazy" width={44} height={44} />
    )}
  </span>
)
