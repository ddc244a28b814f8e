import { CheckIcon } from '#web/kit/look/icons.tsx'
import styles from './lists.module.css'

/** What has just happened, shown above the list and read out. Empty: nothing yet. */
export function Said({ children }: { readonly children: string }) {
  return (
    <p role="status" className={styles.said}>
      {children && (
        <>
          <CheckIcon size={18} />
          {children}
        </>
      )}
    </p>
  )
}
