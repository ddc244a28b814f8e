import { LinkButton } from '#web/kit/look/LinkButton.tsx'
import { paths } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Cat } from '#web/kit/look/Cat.tsx'
import { EntryCard } from './EntryCard.tsx'
import styles from './EntryCard.module.css'
import { text } from './entry.text.ts'

export function ChangePasSuccessPage() {
  const t = useText(text)
  return (
    <EntryCard picture={<Cat mood="happy" />} title={t.changedTitle} lead={t.changedLead}>
      <div className={styles.form}>
        <LinkButton to={paths.login}>{t.toLogin}</LinkButton>
      </div>
    </EntryCard>
  )
}
