import { Parts } from '#web/kit/look/Parts.tsx'
import styles from './people.module.css'

/** An address; where there is no room for it, it wraps after one of its signs. */
export const Email = ({ email }: { readonly email: string }) => (
  <span className={styles.email}>
    <Parts of={email} />
  </span>
)
