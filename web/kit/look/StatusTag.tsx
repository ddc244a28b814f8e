import type { ReactNode } from 'react'
import { CheckIcon, ClockIcon, TruckIcon, WarehouseIcon, WarnIcon } from './icons.tsx'
import styles from './StatusTag.module.css'

/** Waiting for someone, in our hands, on its way, done, refused or abnormal. */
export type Tone = 'wait' | 'hand' | 'way' | 'done' | 'bad'

const icons = { wait: ClockIcon, hand: WarehouseIcon, way: TruckIcon, done: CheckIcon, bad: WarnIcon } as const

/** A status is shown by colour, icon and word, never by one of them alone. */
export function StatusTag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      <Icon size={14} />
      <span className={styles.word}>{children}</span>
    </span>
  )
}
