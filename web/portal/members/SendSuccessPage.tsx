import { useLocation } from 'react-router'
import { Link } from '#web/kit/look/Link.tsx'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { MailIcon } from '#web/kit/look/icons.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'
import { ResendMail } from './ResendMail.tsx'
import { readSentMail } from './sent-mail.ts'

/** How long a mail may usually take; calls that send one return it too. */
const usualDelay = { min: 1, max: 30 }

/** After registering or requesting a reset: where the mail went, how long it takes, and how to get another. */
export function SendSuccessPage() {
  const t = useText(text)
  const { state } = useLocation()
  const sent = readSentMail(state)
  const sentence = sent.kind === 'activation' ? 'sentActivation' : 'sentReset'
  return (
    <EntryCard
      picture={<MailIcon size={56} style={{ color: 'var(--brand-text)' }} />}
      title={t.sentTitle}
      lead={sent.emailMasked ? t.fill(sentence, { email: sent.emailMasked }) : t.sentSomewhere}
      foot={
        <>
          <Link to={paths.login}>{t.toLogin}</Link>
          {import.meta.env.DEV && <a href="/dev/mail">{t.devMail}</a>}
        </>
      }
    >
      <p className={styles.note}>{t.fill('mailDelay', sent.delay ?? usualDelay)}</p>
      <ResendMail title={t.resendTitle} kind={sent.kind} email={sent.email} />
    </EntryCard>
  )
}
