import { site } from '#contract/content.ts'
import { useRead } from '#web/client/queries.ts'
import { useLanguage } from '#web/kit/text/language.ts'
import type { ReactNode } from 'react'
import { contactName } from '#contract/contact-kinds.text.ts'
import styles from './Notice.module.css'

/** Contacts for people who cannot sign in to write to us (C-13). */
export function ContactLines(): ReactNode {
  const language = useLanguage()
  const { data } = useRead(site.getConfig, { appid: 'web' })
  return data?.customerService.map(({ kind, label, value }) => (
    <span key={`${kind} ${value}`} className={styles.next}>
      {contactName(kind, label, language)} {value.includes('@') ? <a href={`mailto:${value}`}>{value}</a> : value}
    </span>
  ))
}
