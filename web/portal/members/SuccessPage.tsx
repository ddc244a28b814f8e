import { useLocation } from 'react-router'
import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Cat } from '#web/kit/look/Cat.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'
import { readActivated } from './sent-mail.ts'

/** Registration is complete: the member number, and what to do with it. */
export function SuccessPage() {
  const t = useText(text)
  const activated = readActivated(useLocation().state)
  return (
    <EntryCard
      picture={<Cat mood="happy" />}
      title={t.successTitle}
      lead={activated?.alreadyActive ? t.successAgain : undefined}
    >
      {activated && (
        <div className={styles.number}>
          <span>
            {t.memberNumber}
            <b className="num">{activated.memberNumber}</b>
          </span>
          <CopyButton text={activated.memberNumber} label={t.copyNumber} />
        </div>
      )}
      <h2>{t.nextTitle}</h2>
      <ol className={styles.steps}>
        <li>{t.nextLogin}</li>
        <li>{t.nextShop}</li>
        <li>{t.nextForecast}</li>
      </ol>
      <LinkButton to={paths.login} fullWidth>
        {t.toLogin}
      </LinkButton>
    </EntryCard>
  )
}
