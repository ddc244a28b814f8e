import { site } from '#contract/content.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { contactName } from '#contract/contact-kinds.text.ts'
import styles from './Feedback.module.css'
import { text } from './text.ts'

/** Other ways to contact us (C-13); if none are set, only the form is shown. */
export function Contacts() {
  const t = useText(text)
  const { data } = useRead(site.getConfig, { appid: 'web' })
  if (!data || data.customerService.length === 0) return null
  return (
    <Card title={t.contactsTitle}>
      <dl className={styles.contacts}>
        {data.customerService.map(({ kind, label, value }) => (
          <div key={`${kind} ${value}`}>
            <dt>{contactName(kind, label, t.language)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
