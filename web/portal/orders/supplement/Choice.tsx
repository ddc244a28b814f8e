import { DownIcon } from '#web/kit/look/icons.tsx'
import { type ReactNode, useId } from 'react'
import styles from './Supplement.module.css'

interface Props {
  readonly name: string
  /** What it costs or refunds. */
  readonly figure: string
  readonly why: string
  /** The one choice that stands out. */
  readonly isMain?: boolean
  /** The figure goes back to the member. */
  readonly isRefund?: boolean
  /** Why it is not possible; it is then shown instead of its meaning. */
  readonly reason?: string | null
  readonly isWorking?: boolean
  /** It opens what `children` show. */
  readonly panel?: { readonly id: string; readonly isOpen: boolean }
  readonly onPress: () => void
  readonly children?: ReactNode
}

/** One option, with its price and what it means: the whole row is the button. */
export function Choice({
  name,
  figure,
  why,
  isMain = false,
  isRefund = false,
  reason = null,
  isWorking = false,
  panel,
  onPress,
  children,
}: Props) {
  const id = useId()
  return (
    <li className={styles.choice}>
      <button
        type="button"
        className={styles.press}
        data-main={isMain}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}figure ${id}why`}
        aria-busy={isWorking}
        disabled={isWorking || reason !== null}
        onClick={onPress}
        {...(panel ? { 'aria-expanded': panel.isOpen, 'aria-controls': panel.id } : {})}
      >
        <strong id={`${id}name`}>{name}</strong>{' '}
        <span id={`${id}why`} className={styles.why}>
          {reason ?? why}
        </span>{' '}
        <span id={`${id}figure`} className={`num ${styles.figure}`} data-refund={isRefund}>
          {figure}
        </span>
        {panel && <DownIcon size={18} className={styles.arrow} />}
      </button>
      {children}
    </li>
  )
}
