import { site } from '#contract/content.ts'
import { useRead } from '#web/queries.ts'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** How people are reached by whoever can not sign in and write to them (C-13). */
export function ContactLines(): ReactNode {
  const { data } = useRead(site.getConfig, { appid: 'web' })
  return data?.customerService.map(({ kind, label, value }) => (
    <span key={`${kind} ${value}`} className={styles.next}>
      {label} {value.includes('@') ? <a href={`mailto:${value}`}>{value}</a> : value}
    </span>
  ))
}
