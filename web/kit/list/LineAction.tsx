import type { ReactNode } from 'react'
import { Link } from '#web/kit/look/Link.tsx'
import styles from './LineAction.module.css'

/* Actions of a list that shows a hundred lines. They look like the kit’s button, of which a hundred take long to draw. */

export const LineLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to={to} className={styles.act}>
    {children}
  </Link>
)

export const LineButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <button type="button" className={styles.act} onClick={onClick}>
    {children}
  </button>
)
