import { type ReactNode, useState } from 'react'
import { site } from '#contract/content.ts'
import { members } from '#contract/members.ts'
import { useRead } from '#web/client/queries.ts'
import { ContactLines } from '#web/kit/look/ContactLines.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Receipt.module.css'
import { text } from './text.ts'

interface ReceiptSheetProps {
  /** What it is a receipt of. */
  readonly title: string
  /** Says what it proves, and that it is no invoice. */
  readonly notInvoice: string
  /** Beside who was paid and who paid. */
  readonly heads?: ReactNode
  readonly children: ReactNode
}

/** One sheet to print: who was paid by whom, for what, and how. */
export function ReceiptSheet({ title, notInvoice, heads, children }: ReceiptSheetProps) {
  const t = useText(text)
  const config = useRead(site.getConfig, { appid: 'web' })
  const { data: member } = useRead(members.home, {})
  const [shownAt] = useState(() => new Date().toISOString())
  return (
    <article className={styles.sheet} aria-label={title}>
      <div className={styles.heads}>
        <section aria-label={t.issuer}>
          <h2>{t.issuer}</h2>
          <strong>{config.data?.siteName}</strong>
          <ContactLines />
        </section>
        <section aria-label={t.payer}>
          <h2>{t.payer}</h2>
          {member && (
            <>
              <strong>{member.displayName}</strong>
              <span>{t.fill('memberNumber', { number: member.memberNumber })}</span>
            </>
          )}
        </section>
        {heads}
      </div>
      {children}
      <footer className={styles.foot}>
        <p>{notInvoice}</p>
        <p>{t.fill('zone', { when: formatWhen(shownAt, t.language) })}</p>
      </footer>
    </article>
  )
}

/** Names with their values; those without a value are left out. */
export function ReceiptLines({ lines }: { readonly lines: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
