import type { ReactNode } from 'react'
import { WarnIcon } from './icons.tsx'
import styles from './Notice.module.css'

/** What went wrong with a whole form, read out at once. */
export function FormAlert({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.alert} role="alert">
      <WarnIcon size={18} />
      <div>{children}</div>
    </div>
  )
}
